import { subjectBlocks } from './blocks.ts';
import type { Subject } from './conversation.ts';
import type { Criterion } from './criterion.ts';
import { lastObject, UnusableReply } from './last-object.ts';
import { type Quote, verifyQuotes } from './quotes.ts';
import type { Evidence } from './verdict.ts';

/** What a usable reply says. */
export interface Reading {
  /** 0 to 1, higher is better; null for not applicable. */
  score: number | null;
  explanation: string;
  /** The model's own explanation for the end user, not yet verified; null when it gave none. */
  cleanedExplanation: string | null;
  /** The quotes that stand literally where the model says. */
  evidence: Evidence[];
  /** How many quotes did not. */
  droppedQuotes: number;
}

type Polarity = Criterion['polarity'];
type Fields = Record<string, unknown>;

/**
 * Reads a model's reply into a score. The polarity is applied here and never asked of the model.
 * @throws UnusableReply for everything that is not strictly a verdict of the criterion's scale
 */
export function readReply(reply: string, { criterion, subject }: { criterion: Criterion; subject: Subject }): Reading {
  const fields = lastObject(reply);
  const score = readScore[criterion.scale](fields, criterion.polarity);
  const explanation = readText(fields, 'explanation');
  if (explanation === null) throw new UnusableReply('"explanation" is missing');
  if (isCopied(explanation, subject)) throw new UnusableReply('its explanation is a copy of one in the conversation');
  const { evidence, dropped } = verifyQuotes(readQuotes(fields), subject);
  return {
    score,
    explanation,
    cleanedExplanation: readText(fields, 'cleaned_explanation'),
    evidence,
    droppedQuotes: dropped,
  };
}

const SCORE_OF_LABEL: Record<string, Record<Polarity, number | null>> = {
  holds: { 1: 1, [-1]: 0 },
  does_not_hold: { 1: 0, [-1]: 1 },
  not_applicable: { 1: null, [-1]: null },
};

const readScore: Record<Criterion['scale'], (fields: Fields, polarity: Polarity) => number | null> = {
  binary: ({ label, ...others }, polarity) => {
    if ('level' in others) throw new UnusableReply('it gives a "level", but the criterion asks for a "label"');
    if (typeof label !== 'string' || !Object.hasOwn(SCORE_OF_LABEL, label))
      throw new UnusableReply('"label" must be "holds", "does_not_hold" or "not_applicable"');
    return SCORE_OF_LABEL[label]![polarity];
  },
  graded: ({ level, ...others }, polarity) => {
    if ('label' in others) throw new UnusableReply('it gives a "label", but the criterion asks for a "level"');
    if (level === 'not_applicable') return null;
    if (typeof level !== 'number' || !Number.isInteger(level) || level < 0 || level > 10)
      throw new UnusableReply('"level" must be an integer from 0 to 10, or "not_applicable"');
    return (polarity === 1 ? level : 10 - level) / 10;
  },
};

/** The text under a key, trimmed and fit to be stored, or null when it is absent, null or blank. */
function readText(fields: Fields, key: 'explanation' | 'cleaned_explanation'): string | null {
  const value = fields[key] ?? '';
  if (typeof value !== 'string') throw new UnusableReply(`"${key}" must be a text`);
  return value.replaceAll('\0', '').trim().toWellFormed() || null;
}

function readQuotes({ quotes }: Fields): Quote[] {
  if (!Array.isArray(quotes) || !quotes.every(isQuote))
    throw new UnusableReply('"quotes" must be an array of {"message": number, "text": text}');
  return quotes;
}

const isQuote = (value: unknown): value is Quote => {
  const { message, text }: Partial<Record<keyof Quote, unknown>> = value ?? {};
  return Number.isInteger(message) && typeof text === 'string';
};

const TEXT_AFTER_EXPLANATION_KEY = /"explanation"\s*:\s*("[^"\\]*(?:\\.[^"\\]*)*")/g;

/**
 * Whether the explanation is that of a verdict which stands in the conversation: then the model repeats a verdict that
 * somebody planted, and its last object is not its own.
 */
function isCopied(explanation: string, subject: Subject): boolean {
  return subjectBlocks(subject).some(({ body }) =>
    // A planted verdict inside the JSON of a tool call is escaped once more.
    [body, body.replaceAll(/\\(["\\])/g, '$1')].some((text) =>
      [...text.matchAll(TEXT_AFTER_EXPLANATION_KEY)].some(([, literal]) => unquote(literal!) === explanation),
    ),
  );
}

function unquote(literal: string): string | undefined {
  try {
    return JSON.parse(literal).trim();
  } catch {
    return undefined;
  }
}
