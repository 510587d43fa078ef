import { type Criterion, type Fields, isFields, textOf } from '../imported.ts';
import { contains, containsAnyCase, equals, type Verdict } from '../sentences.ts';

interface NotRead {
  what: string;
  why: string;
}

type Reader = (
  grader: Fields,
  fill: (text: unknown) => string,
) => Pick<Criterion, 'sentences' | 'description' | 'otherwise'>;

/** A grader that is left out; its message says why. */
class NotReadError extends Error {}

const notRead = (why: string): never => {
  throw new NotReadError(why);
};

/** Stands for the judged answer in a template. */
const ANSWER = /^\{\{\s*sample\.output_text\s*\}\}$/;

const checks: Record<string, (verdict: Verdict, text: string) => Criterion['sentences']> = {
  eq: equals,
  ne: equals,
  like: contains,
  ilike: containsAnyCase,
};

const readers: Record<string, Reader> = {
  string_check({ input, operation, reference }, fill) {
    const check = Object.hasOwn(checks, String(operation))
      ? checks[String(operation)]!
      : notRead(`Its operation is ${operation}`);
    if (typeof input !== 'string' || !ANSWER.test(input.trim())) return notRead('It does not look at the answer only');
    const text = fill(reference) || notRead('It compares with an empty text');
    return {
      sentences: check(operation === 'ne' ? 'Fails' : 'Passes', text),
      otherwise: 'Code cannot read it exactly so',
    };
  },
  label_model({ input, labels, passing_labels: passing }, fill) {
    const [all, good] = [labels, passing].map((list) =>
      Array.isArray(list) ? list.map((label) => JSON.stringify(label)) : [],
    );
    if (good!.length === 0) return notRead('It has no passing labels');
    return {
      sentences: [
        {
          text: `Passes if a reviewer who follows these instructions labels the response as ${good!.join(' or ')}, and not as ${all!.filter((label) => !good!.includes(label)).join(' or ')}:\n${instructions(input, fill)}`,
        },
      ],
      description: 'Draft: shorten these instructions to one condition',
    };
  },
  score_model: ({ input }, fill) => ({
    sentences: [
      {
        text: `Reward responses that a reviewer who follows these instructions scores highly:\n${instructions(input, fill)}`,
      },
    ],
    description: 'Draft: shorten these instructions to one quality',
  }),
};

const reasons: Record<string, string> = {
  python: 'It runs a program, and nothing in an imported file is run',
  text_similarity: 'It is a measure of similarity, and no sentence computes it',
};

/** Reads a grader for one item. @param scope The values of its templates. */
export function readGrader(grader: unknown, scope: Fields): Criterion | NotRead {
  const { type, name } = isFields(grader) ? grader : {};
  const what = `${type} grader`;
  const reader = typeof type === 'string' && Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (!reader) return { what, why: reasons[String(type)] ?? 'No sentence says exactly this' };
  try {
    return { name: textOf(name) ?? String(type), what, ...reader(grader as Fields, (text) => filled(text, scope)) };
  } catch (error) {
    if (!(error instanceof NotReadError)) throw error;
    return { what, why: error.message };
  }
}

/** Fills `{{item.…}}`. What the model said is called "the response", because a judge sees it. */
function filled(template: unknown, scope: Fields): string {
  if (typeof template !== 'string') return notRead('It has parts that are no text');
  return template.replaceAll(/\{\{\s*([^{}]*?)\s*\}\}/g, (found, path: string) => {
    if (path.startsWith('sample.output')) return '(the response)';
    const value = path
      .split('.')
      .reduce<unknown>((inner, key) => (isFields(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), scope);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
    return notRead(`It uses ${found}, which is no text or number of the item`);
  });
}

function instructions(input: unknown, fill: (text: unknown) => string): string {
  const messages = Array.isArray(input) ? input.filter(isFields) : [];
  if (messages.length === 0) return notRead('It has no instructions');
  return messages.map(({ content }) => fill(isFields(content) ? content.text : content)).join('\n');
}
