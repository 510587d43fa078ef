import { wordsOfLength } from '../judged.ts';

/** Responses on which every criterion of the golden file that a check decides is scored, in this order. */
export const SAMPLES: readonly string[] = [
  '',
  'Yes.',
  'Refunds arrive within five working days.',
  'Dear Ann,\n\nThank you for your question. We are sorry for the delay!\n\nKind regards,\nBob\n\nP.S. Call +49 30 901820.',
  '# Plan\n\n- **One** thing\n- *Two* things\n- Three things\n\n1. First\n2. Second\n\n> As they say: "foo" and "bar".',
  '| a | b |\n|---|---|\n| 1 | 2 |\n\n```python\nprint("foo")\n```\n\nSee [the docs](https://example.com/docs) or write to ann@example.com.',
  '{"name": "Ann", "age": 42, "tags": ["a", "b"], "status": "ok"}',
  '```json\n{"summary": "Short.", "score": 3}\n```',
  'name: Ann\nage: 42\ntags:\n  - a\n  - b',
  '<<The Title>>\n\nSECTION 1\nSome text here.\n***\nSECTION 2\nMore of it, [name] and [address].',
  'THIS IS ALL IN CAPITAL LETTERS, AND IT GOES ON',
  'all of this is in lower case, without a question',
  'Is it so? Is it not? Who knows… 👍',
  '"It is wrapped in quotation marks."',
  'Die Rückerstattung kommt innerhalb von fünf Werktagen, wie in der Richtlinie beschrieben.',
  'Le remboursement arrive sous cinq jours ouvrables, comme le dit notre politique.',
  'I cannot help with that. As an AI language model, I must refuse.',
  'The order of 5 March 2024 cost $1,234.50; its IBAN is DE89370400440532013000, its card 4111 1111 1111 1111.',
  `${wordsOfLength(60)}.\n\n${wordsOfLength(60)}.`,
  `${wordsOfLength(400)}.`,
];
