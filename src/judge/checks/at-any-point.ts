import type { Criterion } from '../criterion/criterion.ts';
import { type Fact, type Form, isFact, type Over } from './form.ts';
import { isSome } from './grammar/doubts.ts';

/** Texts in quotation marks. */
export const QUOTED = /"[^"]*"|“[^”]*”|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu;
/** Not "anywhere in the list". */
const AT_ANY_POINT =
  /\b(?:(?:at (?:any|some|no) (?:given )?(?:point|time|stage|moment)|anywhere|somewhere)(?!,? (?:in|within|inside|on|of|under)\b)|ever|even once)\b/iu;
const NEVER = /\bnever\b/iu;
const THROUGHOUT =
  /\b(?:throughout|all through|(?:all the|the whole) way (?:through|down)|from (?:start to finish|beginning to end|top to bottom)|the (?:whole|entire) time|at all times)\b/iu;
const ALWAYS = /\balways\b/iu;
/** It may be the conversation, or what the response writes; "the dialogue" of one response is that. Not "the email thread". */
const CONVERSATION =
  /(?:^|\b(?:the|this|that|whole|entire|full|complete|chat|conversation) )(?:(transcript)|dialogue|thread)\b/iu;
const AGENTS = '(?:assistant|model|agent|bot|chatbot|ai|llm)';
const ONE = '(?:response|reply|output|answer|message|text)';
const MANY = '(?:responses|replies|outputs|answers|messages|texts)';
const THE = "(?:the|its|an?|any|all|each|every|no|this|your|their|of|in|[a-z]+'s)";
/** What is said of the response is not said of the whole conversation. "The assistant replies" names none. */
const RESPONSE = new RegExp(
  `^it\\b|^${MANY}\\b|\\b${MANY} (?:that|which|with|without|whose|where)\\b|\\b${THE} (?:[a-z-]+ )?${ONE}\\b|\\b${THE} (?:(?!${AGENTS} )[a-z-]+ )?${MANY}\\b`,
  'iu',
);
const AGENT = new RegExp(`\\b${AGENTS}\\b`, 'iu');

/**
 * What the assistant does, what is called or what is there "at any point", "never" or "always" may be said of earlier turns as well.
 * Undefined where something is used "throughout": once is not enough, and how often is, nobody says.
 */
export function atAnyPoint(form: Form | undefined, { condition }: Criterion): Form | undefined {
  const said = condition.replace(QUOTED, '""');
  const isThroughout = THROUGHOUT.test(said);
  if (!form || (isThroughout && isSome(form) && (form as Fact).phrase === undefined)) return undefined;
  if (RESPONSE.test(said)) return form;
  const named = CONVERSATION.exec(said);
  if (named) return withOver(form, { isOfAgent: false, of: named[1] ? 'anyone' : 'several' });
  const isOfAgent = AGENT.test(said);
  const placed = placedIn(said, form, isThroughout, isOfAgent);
  return isOfAgent ? besideCalls(placed) : placed;
}

function placedIn(said: string, form: Form, isThroughout: boolean, isOfAgent: boolean): Form {
  if (isThroughout || ALWAYS.test(said)) return withOver(form, { isOfAgent, of: 'always' });
  if (AT_ANY_POINT.test(said)) return withOver(form, { isOfAgent, of: 'any' });
  return NEVER.test(said) && !JSON.stringify(form).includes('"over":')
    ? withOver(form, { isOfAgent, of: 'never' })
    : form;
}

/** Whether the assistant is named, and what is said so: anything, or only what is denied. */
interface Saying {
  isOfAgent: boolean;
  of: 'always' | 'any' | 'never' | 'anyone' | 'several';
}

function withOver(form: Form, saying: Saying): Form {
  if (form.over) return form;
  if ('if' in form) return { if: withOver(form.if, saying), so: withOver(form.so, saying) };
  if ('and' in form || 'or' in form) {
    const given = 'and' in form ? form.and : form.or;
    const parts = given.map((part) => withOver(part, saying));
    const [over, ...others] = new Set(parts.map((part) => part.over));
    // One check decides a list of texts.
    if (over && others.length === 0 && given.every((part) => isFact(part) && part.ask === 'text' && !part.over))
      return { ...form, over };
    return 'and' in form ? { and: parts } : { or: parts };
  }
  if (isFact(form) && form.ask === 'agreeing')
    return { ...form, of: (form.of as readonly Form[]).map((one) => withOver(one, saying)) };
  const over = overOf(form, saying);
  return over ? { ...form, over } : form;
}

const isCounted = (form: Form) => isFact(form) && form.in !== undefined;

/** What says itself of which messages it is, and what looks at earlier calls anyway. */
const OF_TURNS = [
  ...['every turn', 'nth turn', 'so many turns', 'of user', 'same as earlier', 'repeated sentences', 'own text'],
  ...['call order', 'call turn', 'repeated calls'],
];
const OF_CALLS = /\bcalls?\b|\btools\b/u;

function overOf(form: Form, { isOfAgent, of }: Saying): Over | undefined {
  const fact = isFact(form) ? form : 'not' in form ? form.not : undefined;
  const isOfAll = of === 'anyone' || of === 'several';
  if (fact && OF_TURNS.includes(fact.ask)) return isOfAll && fact.ask === 'own text' ? of : undefined;
  if (of === 'never' && isCounted(form) && !isDenial(form)) return undefined;
  const isOfCalls = fact !== undefined && OF_CALLS.test(fact.ask);
  if (of === 'always') return isOfAgent || isOfCalls || isDenial(form) ? 'never' : undefined;
  if (isOfCalls) return 'count';
  if (isOfAll) return of;
  if (!isOfAgent && !isCounted(form)) return undefined;
  return isDenial(form) ? 'never' : 'ever';
}

/** What the assistant says, it may say beside a tool call. */
function besideCalls(form: Form): Form {
  if (form.over) return form;
  const said = JSON.stringify(form);
  if (!said.includes('"over":') && !asksIn(said).some((ask) => OF_TURNS.includes(ask) || OF_CALLS.test(ask)))
    return { ...form, over: 'beside' };
  if ('if' in form) return { if: besideCalls(form.if), so: besideCalls(form.so) };
  if ('and' in form) return { and: form.and.map(besideCalls) };
  return 'or' in form ? { or: form.or.map(besideCalls) } : form;
}

const asksIn = (said: string) => [...said.matchAll(/"ask":"([^"]*)"/gu)].map(([, ask]) => ask!);

const isDenial = (form: Form): boolean => {
  if ('not' in form) return true;
  if ('part' in form) return form.part.which === 'none' || form.part.isDenied === true || isDenial(form.holds);
  return isFact(form) && form.in?.[0]?.[0] === 0 && form.in.at(-1)![1] < Infinity;
};
