import type { Subject } from '../conversation.ts';
import type { Claim, Evidence, Point } from '../verdict.ts';
import { restored } from './control-tokens.ts';
import { isCopied, plain } from './copied.ts';
import { keptClaims, keptPoints } from './kept-items.ts';
import { LABELS } from './labels.ts';
import { readListing } from './listings.ts';
import { markedObject, UnusableReply } from './marked-object.ts';
import type { Question } from './question.ts';
import { type Quote, verifyQuotes } from './quotes.ts';

/** The content of a usable reply. */
export interface Reading {
  label: string;
  /** The position of the label in the reply, in UTF-16 code units. */
  labelAt: number;
  explanation: string;
  /** The model's own explanation for the end user, not yet verified; null if it gave none. */
  cleanedExplanation: string | null;
  /** The quotes that occur literally in the message that the model names. */
  evidence: Evidence[];
  /** How many quotes do not, or exceed the limit. */
  droppedQuotes: number;
  /** What the model listed before its label. */
  points: Point[];
  claims: Claim[];
}

type Fields = Record<string, unknown>;

/** The longest explanation, in UTF-16 code units; the prompt asks for at most four sentences. */
const MAX_TEXT = 20_000;

/** How many quotes a verdict keeps beside those of its claims (judging.md, 2). */
const MAX_QUOTES = 3;

/**
 * Reads a model's reply.
 * @throws UnusableReply for anything other than a verdict in exactly the question's form
 */
export function readReply(
  reply: string,
  { form, mark, data }: Omit<Question, 'messages' | 'schema'>,
  subject: Subject,
): Reading {
  const { fields, positions } = markedObject(reply, mark);
  const label = readLabel(fields, LABELS[form.scale]);
  const explanation = readText(fields, 'explanation', mark);
  if (explanation === null) throw new UnusableReply('"explanation" is missing');
  if (isCopied({ label, explanation: plain(String(fields.explanation)) }, data))
    throw new UnusableReply('it is a copy of a verdict in the conversation');
  const listed = form.listings.map((listing) => readListing(listing, fields));
  const own = readQuotes(fields);
  const claims = listed.flatMap((list) => list.claims);
  const supported = claims.filter((claim) => claim.supported === 'yes');
  const ownKept = own.slice(0, MAX_QUOTES);
  const { evidence, places, dropped } = verifyQuotes([...ownKept, ...supported.map(({ quote }) => quote)], subject);
  const placeOf = new Map(supported.map((claim, at) => [claim, places[ownKept.length + at]!]));
  const toPlain = (text: string) => without(mark, plain(text));
  return {
    label,
    labelAt: positions.get('label')! + (typeof fields.label === 'string' ? 1 : 0),
    explanation: [explanation, ...listed.map(({ summary }) => without(mark, restored(summary)))]
      .filter(Boolean)
      .join(' '),
    cleanedExplanation: readText(fields, 'cleaned_explanation', mark),
    evidence,
    droppedQuotes: dropped + own.length - ownKept.length,
    points: keptPoints(
      listed.flatMap(({ points }) => points),
      subject,
      toPlain,
    ),
    claims: keptClaims(claims, (claim) => placeOf.get(claim) ?? null, toPlain),
  };
}

/** A digit may be a number: models without an enforced schema often write it as one. */
function readLabel({ label }: Fields, labels: readonly string[]): string {
  const text = typeof label === 'number' ? String(label) : label;
  if (typeof text === 'string' && labels.includes(text)) return text;
  throw new UnusableReply(`"label" must be ${labels.map((one) => `"${one}"`).join(' or ')}`);
}

/** The text of a key, trimmed and safe to store; null if it is missing, null or blank. */
function readText(fields: Fields, key: 'explanation' | 'cleaned_explanation', mark: string): string | null {
  const value = fields[key] ?? '';
  if (typeof value !== 'string') throw new UnusableReply(`"${key}" must be a text`);
  if (value.length > MAX_TEXT) throw new UnusableReply(`"${key}" is too long`);
  return without(mark, plain(value)).trim() || null;
}

/** Removes the mark and the fences made with it: they mean nothing to a reader, and the same conversation gets them again. */
const without = (mark: string, text: string) =>
  text.toLowerCase().includes(mark) ? text.replaceAll(new RegExp(`(?:<<<|>>>)?${mark}`, 'gi'), ' ') : text;

function readQuotes({ quotes }: Fields): Quote[] {
  if (!Array.isArray(quotes) || !quotes.every(isQuote))
    throw new UnusableReply('"quotes" must be an array of {"message": number, "text": text}');
  return quotes;
}

const isQuote = (value: unknown): value is Quote => {
  const { message, text }: Partial<Record<keyof Quote, unknown>> = value ?? {};
  return Number.isInteger(message) && typeof text === 'string';
};
