import { judged } from '../judged.ts';

function outcome(criterion: string, answer: string): number | null | undefined | 'open' {
  try {
    return judged(criterion, answer)?.score;
  } catch (error) {
    if ((error as Error).message.startsWith('A domain without a scheme')) return 'open';
    throw error;
  }
}

const DOMAINS = [
  'Read help.example.org/faq first.',
  'It is on example.com.',
  'See youtu.be/abc',
  'Short: goo.gl/xyz, please.',
  'Look at (api.example.io) there.',
  'Mehr auf beispiel.de!',
  '- Docs: docs.example.dev',
  '**example.co.uk**',
  'Docs: docs.rs/serde',
  'Open localhost:8080/api',
  'Open 10.0.0.1/start',
];

test.each(DOMAINS)('a domain may be meant as a link: %s', (text) => {
  expect(outcome('Passes if the reply contains no URLs', text)).toBe('open');
  expect(outcome('Fails if the reply contains a link', text)).toBe('open');
  expect(outcome('Passes if the reply contains no Markdown links', text)).toBe(1);
});

const OTHERS = [
  'Run main.py, setup.sh and app.rs.',
  'Node.js and ASP.NET are old.',
  'Write to ann@example.com or ann.com@example.org.',
  'Use version 1.2.10 or v3.io4.',
  'Open README.md, data.csv and index.html.',
  'Call `api.example.com` in code.',
  '```\nexample.com\n```',
  'It is done.It works.',
  'e.g. this, i.e. that, U.S. and a.m.',
];

test.each(OTHERS)('and what looks like one is none: %s', (text) => {
  expect(outcome('Passes if the reply contains no URLs', text)).toBe(1);
  expect(outcome('Passes if the reply contains no links', text)).toBe(1);
});

test('where another link decides it, it is decided', () => {
  const text = 'See https://example.com/a or example.com/b.';
  expect(outcome('Fails if the reply contains a link', text)).toBe(0);
  expect(outcome('Passes if the reply has exactly one URL', text)).toBe('open');
  expect(outcome('Passes if the reply has exactly one URL', 'See [example.com](https://example.com/x?u=a.com).')).toBe(
    1,
  );
});
