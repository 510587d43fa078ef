import type { Criterion } from '../criterion/criterion.ts';
import { type Form, isFact, type Over } from './form.ts';

const QUOTED = /"[^"]*"|“[^”]*”|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu;
/** Not "anywhere in the list". */
const AT_ANY_POINT =
  /\b(?:(?:at (?:any|some|no) (?:given )?(?:point|time|stage|moment)|anywhere|somewhere)(?!,? (?:in|within|inside|on|of|under)\b)|at all times|ever|even once)\b/iu;
const NEVER = /\bnever\b/iu;
/** What is said of the response is not said of the whole conversation. */
const RESPONSE =
  /^it\b|\b(?:responses?|repl(?:y|ies)|outputs?|texts?)\b|\banswers (?:that|which|with|without)\b|\b(?:the|its|an|any|all|each|every|this|your|final) (?:answers?|messages?)\b|\b[a-z]+'s (?:answers?|messages?)\b/iu;
const AGENT = /\b(?:assistant|model|agent|bot|chatbot|ai|llm)\b/iu;

/** What the assistant does, what is called or what is there "at any point", or "never", may be so in an earlier turn as well. */
export function atAnyPoint(form: Form | undefined, { condition }: Criterion): Form | undefined {
  const said = condition.replace(QUOTED, '""');
  if (!form || RESPONSE.test(said)) return form;
  const isAtAnyPoint = AT_ANY_POINT.test(said);
  const isNever = NEVER.test(said) && !JSON.stringify(form).includes('"over":');
  return isAtAnyPoint || isNever ? withOver(form, { isOfAgent: AGENT.test(said), isNever: !isAtAnyPoint }) : form;
}

/** Whether the assistant is named, and whether only what is denied is said so. */
interface Saying {
  isOfAgent: boolean;
  isNever: boolean;
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

function overOf(form: Form, { isOfAgent, isNever }: Saying): Over | undefined {
  const fact = isFact(form) ? form : 'not' in form ? form.not : undefined;
  if (fact && OF_TURNS.includes(fact.ask)) return undefined;
  if (isNever && isCounted(form) && !isDenial(form)) return undefined;
  if (fact && OF_CALLS.test(fact.ask)) return 'count';
  if (!isOfAgent && !isCounted(form)) return undefined;
  return isDenial(form) ? 'never' : 'ever';
}

const isDenial = (form: Form): boolean => {
  if ('not' in form) return true;
  if ('part' in form) return form.part.which === 'none' || form.part.isDenied === true || isDenial(form.holds);
  return isFact(form) && form.in?.[0]?.[0] === 0 && form.in.at(-1)![1] < Infinity;
};
