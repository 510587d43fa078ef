import { setTimeout } from 'node:timers/promises';
import { readConversation } from '../../../src/judge/conversation.ts';
import { parseCriterion } from '../../../src/judge/criterion/criterion.ts';
import { cleanExplanation } from '../../../src/judge/explanation.ts';
import { markedObject, UnusableReply } from '../../../src/judge/model/marked-object.ts';
import { questionOf } from '../../../src/judge/model/question.ts';
import { readReply } from '../../../src/judge/model/reply.ts';
import { atLength } from '../../soak.ts';
import { GUESS } from './attack.ts';

/** Pieces of texts on which a careless search goes back again and again. */
const PIECES: readonly string[] = [
  'a',
  'a ',
  '1',
  '1.',
  '1,',
  '汉',
  '\u0301',
  '_',
  'a_',
  '-',
  'a-',
  '.',
  'a.',
  'A. ',
  '@',
  '"',
  '\\',
  '\\"',
  '\\\\',
  '":"',
  '": ',
  ' ',
  '\n',
  '{',
  '[',
  '{"a":',
  '{"mark":',
  '"explanation":',
  '"explanation":"',
  '\\"explanation\\":\\"',
  '"explanation":"So it is.",',
  '{"explanation":"So it is.","a":',
  '{"a":{"explanation":"So it is."},',
  '<think>',
  '</think>',
  '\u200b',
  '😀',
  '\ud800',
  'aA',
  'a1',
  'get_a_card ',
];
const filled = (piece: string, length: number) => piece.repeat(length / piece.length);
const alone = filled;
const withinAWord = (piece: string, length: number) => `a${filled(piece, length)}b`;
const inAnOpenText = (piece: string, length: number) =>
  `{"mark":"${GUESS}","label":"N","explanation":"${filled(piece, length)}`;

/** The longest reply that is read. */
const REPLY = atLength(199_900);
/** The longest explanation that is taken. */
const EXPLANATION = atLength(19_900);
const CONVERSATION = atLength(200_000);

const conversationOf = (text: string) =>
  readConversation({
    system: text,
    tools: null,
    messages: [
      { role: 'user', content: text },
      { role: 'tool', tool_call_id: 'call_a', content: text },
      { role: 'assistant', content: 'Read the manual.' },
    ],
  });
const FORM = { scale: 'binary', listings: ['claims'], reasoning: false, clean: true } as const;
const reply = (explanation: string, quoted: string) =>
  JSON.stringify({
    mark: GUESS,
    claims: Array.from({ length: 20 }, () => ({ claim: 'x', supported: 'yes', quote: `${quoted}!`, message: 1 })),
    label: 'N',
    explanation,
    quotes: [],
  });

/**
 * Each test takes a tenth of a second or so. With a time that grows with the square of the length it would take minutes or
 * hours; its limit is heard of when it has given others a turn.
 */
const LIMIT = 15_000;
const othersTurn = () => setTimeout(0);

describe.each(PIECES.map((piece) => [JSON.stringify(piece), piece]))('a text of %s', (_, piece) => {
  test(
    'is no reply, and keeps no verdict before or behind it from being read',
    async () => {
      for (const make of [alone, withinAWord, inAnOpenText]) {
        expect(() => markedObject(make(piece, REPLY), GUESS)).toThrow(UnusableReply);
        const noise = make(piece, REPLY / 2).replaceAll(GUESS, '');
        const verdict = `{"mark":"${GUESS}","label":"N"}`;
        expect(markedObject(`It says: ${noise} ${verdict}`, GUESS).fields.label).toBe('N');
        expect(markedObject(`${verdict} ${noise}`, GUESS).fields.label).toBe('N');
      }
      await othersTurn();
    },
    LIMIT,
  );

  test(
    'is an explanation that can be cleaned',
    async () => {
      const around = conversationOf('Secret rules.');
      for (const make of [alone, withinAWord])
        expect(cleanExplanation(make(piece, EXPLANATION), around, { score: 0 })).not.toContain('Secret');
      await othersTurn();
    },
    LIMIT,
  );

  test(
    'is a conversation that can be fenced, searched and cleaned by',
    async () => {
      for (const make of [alone, withinAWord]) {
        const conversation = conversationOf(make(piece, CONVERSATION));
        const subject = { conversation, response: { first: 2, last: 2 } };
        const criterion = parseCriterion('Passes if it is kind');
        const { mark, data } = questionOf({ criterion, subject, reasoning: false, clean: false });
        expect(mark).toHaveLength(12);
        const own = reply('So it is.', make(piece, 1000));
        const reading = () => readReply(own, { form: FORM, mark: GUESS, data }, subject);
        // Its own explanation, a thousand times.
        if (piece.includes('So it is.')) expect(reading).toThrow('copy');
        else expect(reading().evidence).toEqual([]);
        expect(cleanExplanation('It is 1 a_b kind.', conversation, { score: 0 })).not.toBe('');
      }
      await othersTurn();
    },
    LIMIT,
  );
});

test('a hundred thousand marks, in a soak a million, in a conversation change nothing', () => {
  const marks = Array.from({ length: atLength(1_000_000) }, (_, at) => `>>>${at.toString(16).padStart(12, '0')}`).join(
    '\n',
  );
  const subject = { conversation: conversationOf(marks), response: { first: 2, last: 2 } };
  const question = questionOf({ criterion: parseCriterion('Passes if so'), subject, reasoning: false, clean: false });
  expect(marks).not.toContain(question.mark);
});
