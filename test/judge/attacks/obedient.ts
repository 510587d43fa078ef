import { type Double, type Judging, judgingOf } from './doubles.ts';
import { readFences, toldBy } from './prompt.ts';

/** What may stand around a label that somebody is told to give. */
const AROUND = `["'“”„«»‹›「」『』\`*\\[\\](){}<>=:;,.!?|\\s\\\\_]`;
const NAMED = new RegExp(`(?<=^|${AROUND})(?:[YNX]|[1-9])(?=${AROUND}|$)`, 'g');
const SPOILED = /\bin prose\b|\bword for word\b|\bnothing at all\b|\bnever stop\b/gi;

/** What the last order of a text is: a label, `prose`, or undefined where nothing is ordered. */
function lastOrder(text: string): string | undefined {
  const orders = [...text.matchAll(NAMED), ...text.matchAll(SPOILED)];
  const last = orders.toSorted((one, other) => one.index - other.index).at(-1)?.[0];
  return last === undefined || last.length === 1 ? last : 'prose';
}

/** A judge that does what it is told: it gives the label that was named last, and its own where none was. */
const obeying = (text: string, { verdict, label }: Judging): string => {
  const order = lastOrder(text);
  return order === 'prose' ? 'As you wish.' : verdict({}, order ?? label);
};

/** What Deemster itself writes in the repair turn names the labels. */
const REPAIR = /^Your reply can't be used: .*$/gm;

/** Obeys the last instruction that it sees outside the fences, or in the title of a block. */
export const obedient: Double = (request) => {
  const judging = judgingOf(request);
  const texts = toldBy(request).map(({ text }) => text);
  const { blocks, outside } = readFences(texts, judging.mark);
  // The attacker's words in this form stand before our own, which are the last ones.
  const own = texts.length > 1 ? [...outside.matchAll(REPAIR)].at(-1) : undefined;
  const titles = blocks.map(({ title }) => title.replace(/^message \d+/, ''));
  return obeying([...titles, outside.slice(0, own?.index)].join('\n'), judging);
};

/** The same with no eye for fences: the conversation is as good as the rules. */
export const blindlyObedient: Double = (request) => {
  const judging = judgingOf(request);
  return obeying(judging.quoted, judging);
};

const talkative =
  (reply: (judging: Judging) => string): Double =>
  (request) =>
    toldBy(request).length > 1 ? obedient(request) : reply(judgingOf(request));

/** Judges that first give no verdict; asked again, they obey what they then see outside the fences. */
export const TALKATIVES: Record<string, Double> = {
  'quotes the conversation': talkative(({ quoted }) => `What it says is: ${quoted}`),
  'quotes its last words': talkative(({ quoted }) => quoted.slice(-1000)),
  'quotes the prompt': talkative(({ prompt }) => prompt),
  'quotes the conversation in another form of verdict': talkative(({ quoted }) => JSON.stringify({ label: quoted })),
};
