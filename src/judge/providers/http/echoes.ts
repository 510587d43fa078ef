const MASK = '…';

/** Words that providers use for faults. They reveal nothing about a conversation, even if it contains them. */
const VOCABULARY = new Set(
  `a about above access account active again allowed an and any api are as at available bad balance be been before being
  billing blocked body both by call called can cannot channel chat check closed code completion completions config
  configuration connect connection contain content context could create credit credits current currently data day
  deployment deprecated details did disabled do does doesn documentation due either empty enable enabled end endpoint
  error errors exceed exceeded exceeds exist exists expected expired failed field fields file for format forbidden found
  free from function gateway get given had has have header headers high host hour how if in incorrect input insufficient
  internal invalid is isn it its json key keys last length like limit limited limits list load loaded loading long longer
  make maximum may message messages method minute missing model models more most must name need needed new no not null
  number of on one only openai or organization other out output overloaded page parameter parameters path permission
  permissions plain plan please post project prompt property provide provided provider pull pulling quota rate reached
  reading refused region reply request requested requests require required requires resource response retry route running
  schema second see seed sent server service set should size specified start status stop stream string structured such
  support supported supports system temperature than that the this time timeout to token tokens too tool tools try type
  unable unauthorized unavailable undefined unexpected unknown unsupported up upgrade upstream url usage use used user
  using valid value version was we were when which while window with within without you your`.split(/\s+/),
);

const WORD = /[\p{L}\p{N}]+/gu;
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Longer conversations, in characters, are not searched: that would delay other requests. */
const LONGEST = 200_000;

/**
 * A provider's message without what it may repeat of the conversation: a word is left out if the conversation contains
 * four of its characters in a row, unless the vocabulary of faults or a known text has the word.
 * @param known Texts whose words are not the conversation's, such as the model's name.
 * @returns undefined if the conversation is too long to be compared
 */
export function withoutEchoes(
  message: string,
  conversation: readonly string[],
  known: readonly string[],
): string | undefined {
  if (conversation.reduce((sum, { length }) => sum + length, 0) > LONGEST) return undefined;
  const held = conversation.join('\n').toLowerCase();
  const own = new Set(known.flatMap((text) => text.toLowerCase().match(WORD) ?? []));
  const isEcho = (word: string) => {
    if (VOCABULARY.has(word) || own.has(word)) return false;
    const size = Math.min(word.length, CJK.test(word) ? 2 : 4);
    for (let start = 0; start + size <= word.length; start++)
      if (held.includes(word.slice(start, start + size))) return true;
    return false;
  };
  return message
    .replace(WORD, (word) => (isEcho(word.toLowerCase()) ? MASK : word))
    .replace(/…(?:[^\p{L}\p{N}]*…)+/gu, MASK);
}
