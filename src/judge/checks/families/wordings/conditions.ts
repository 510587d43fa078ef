import { canonical, denials, type Form, isFact, isOpen, OPEN, type Said } from '../../form.ts';
import { Several } from '../../grammar/chart.ts';
import { allHold, factsOf, isManner } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { holding } from './how-many-hold.ts';

const isJoined = (form: Said) => 'and' in form || 'or' in form;
/** "… whenever 'a' or 'b' is mentioned": one verb for both. */
const isOfTexts = (form: Said) => 'or' in form && form.or.every((one) => isFact(one) && one.ask === 'text');
const isOfCalls = (form: Said) => factsOf(form).some((one) => isFact(one) && ['calls', 'call order'].includes(one.ask));
/** "Only if 'b' has been called" may ask for 'b' before: at any time is another thing. */
export const mayAskForOrder = (a: Said, b: Said): boolean => isOfCalls(a) && isOfCalls(b);

const isOfUser = (form: Said) => 'of user' === ('not' in form ? form.not.ask : isFact(form) && form.ask);
/** "… if the message contains 'x' and is short": the message, or the response? */
const isOfSeveral = (form: Said) => {
  if (!isFact(form) || form.ask !== 'of user') return false;
  const { ever = form.of } = form.of as { ever?: unknown };
  return !isFact(ever as Form);
};
/** "If the response has bold text, it is short": what is bold, or the response? */
const isEmphasis = (form: Said) => isFact(form) && /^(?:bold|italic) passages$/u.test(form.ask);
/** What is not so, where there is one way to deny it. */
export function opposite(form: Said): Form | undefined {
  const isSingle = isFact(form) || 'part' in form || 'not' in form;
  const [not, ...others] = isSingle ? denials(form) : [];
  if (others.length === 0 && not && !isOpen(not)) return canonical(not);
  // What has no plain denial has an opposite nevertheless.
  const none = isUnit(form) ? holding([form], { in: [[0, 0]] }) : OPEN;
  return none === OPEN ? undefined : none;
}
/** Of "a and b" it is unclear what is not so, unless both are said to be one. */
const isUnit = (form: Said) =>
  !isJoined(form) ||
  isOfTexts(form) ||
  [form.both, form.list, form.denies, form.either].some((note) => note !== undefined);

/** What is wished under a condition says nothing where that does not hold; a fault is both together. */
function given(condition: Said, then: Said): unknown {
  // "If the response contains a link, it also contains a date": both are said of the response.
  const { refers: _, ...also } = then;
  const said = then.also && condition.ofResponse && !isManner(then) ? also : then;
  if (!isOfUser(condition) && allHold(condition, said) === OPEN) return OPEN;
  const wish: Said = { if: condition as Form, so: then as Form };
  if (mayAskForOrder(condition, then)) return { ...wish, plainFor: 1 };
  return new Several([
    { ...wish, onlyFor: 1 },
    { and: [condition, then], onlyFor: -1 },
  ]);
}

/** "'a' is used, unless 'b' is used": without the second the first holds; as a fault it is the first without the second. */
function exceptions(notation: Notation): void {
  notation.words('Unless', ['unless', ', unless']);
  const parts = (said: Said, exception: Said): readonly [said: Said, not: Form] | undefined => {
    const not = isUnit(said) && !exception.denies ? opposite(exception) : undefined;
    return not && allHold(said, exception) !== OPEN && !mayAskForOrder(said, exception) ? [said, not] : undefined;
  };
  notation.rule('Binary = Clause Unless ( Clause | UserClause )', (then: Said, exception: Said): unknown => {
    const [said, not] = parts(then, exception) ?? [];
    if (!said || !not) return OPEN;
    const without: Said = { and: [said, not] };
    // With the second, it may pass or not.
    const either: Form = { ask: 'agreeing', of: [canonical(without), canonical({ if: not, so: said })] };
    return new Several([
      { ...either, undeniable: true, onlyFor: 1 },
      { ...without, onlyFor: -1 },
    ]);
  });
  notation.rule('Binary = unless ( Clause | UserClause ) , Clause', (exception: Said, then: Said): unknown => {
    const [said, not] = parts(then, exception) ?? [];
    return said && not ? { if: not, so: said, plainFor: 1 } : OPEN;
  });
}

/** Conditions that a program can see: "if the response contains a link, every link uses https". */
export function conditions(notation: Notation): void {
  notation.words('If', ['if', 'when', 'whenever', 'in case', 'in the case that', ', if', ', when', ', whenever']);
  // "A, provided that B" may ask for both.
  notation.words('IfFirst', ['provided that', 'provided', ', provided that']);
  notation.rule('IfFirst = If');
  // "It" may stand for what the condition names.
  const before = (condition: Said, then: Said) => {
    const isOfIt = factsOf(then).some(({ refers }) => refers);
    if (isOfUser(condition) && isOfIt) return undefined;
    return isOfIt && isEmphasis(condition) ? OPEN : given(condition, then);
  };
  notation.rule('Binary = IfFirst ( Clause | UserClause ) ,? ( then )? Clause', before);
  notation.words('WhenUser', ['every time', 'each time', 'any time']);
  notation.rule('Binary = WhenUser UserClause ,? ( then )? Clause', before);
  const after = (then: Said, condition: Said) => {
    // Of "a link and a table if …" the last may be meant alone; "each item has a link if it has a number" may be said of each.
    const isOfPart = condition.refers === true && JSON.stringify(then).includes('"part":');
    const isUnclear =
      isOfPart || isJoined(then) || (isJoined(condition) && !isOfTexts(condition)) || isOfSeveral(condition);
    return !isUnclear ? given(condition, then) : isOfUser(condition) ? undefined : OPEN;
  };
  notation.rule('Binary = Clause ,? If ( Clause | UserClause )', after);
  notation.rule('Binary = Clause ,? WhenUser UserClause', after);

  // "'a' is used only if 'b' is used", which says nothing of 'b' alone.
  notation.words('OnlyIf', ['only if', 'only when', 'only where', ', but only if', 'but only if']);
  notation.rule('Binary = Clause OnlyIf ( Clause | UserClause )', (then: Said, condition: Said): Said => {
    const not = then.denies ? undefined : opposite(then);
    if (!not || !isUnit(condition) || allHold(then, condition) === OPEN) return OPEN;
    return mayAskForOrder(then, condition) ? OPEN : { or: [not, condition], plainFor: 1 };
  });
  exceptions(notation);

  // What is said of the code blocks that it has.
  const language = [
    'a language',
    'its language',
    'the language',
    'their language',
    'a programming language',
    'the programming language',
    'a language tag',
    'a language label',
    'a language identifier',
  ];
  notation.words(
    'NamesLanguage',
    each(
      [
        'names',
        'name',
        'states',
        'state',
        'specifies',
        'specify',
        'has',
        'have',
        'declares',
        'declare',
        'must name',
        'must specify',
        'must have',
        'carries',
        'carry',
        'is labelled with',
        'are labelled with',
        'are labeled with',
        'is labeled with',
        'is marked with',
        'are marked with',
        'must be tagged with',
        'is tagged with',
        'are tagged with',
      ],
      language,
    ),
  );
  const labelled = { ask: 'code blocks without a language', in: [[0, 0]], denies: true } satisfies Said;
  const blocks: Said = { ask: 'code blocks', in: [[1, Infinity]] };
  notation.words('EveryBlock', [
    'every code block',
    'each code block',
    'all code blocks',
    'all fenced code blocks',
    'every opening fence',
    'every fenced code block',
    'each fenced code block',
    'the code blocks',
    'any code block',
    'every code fence',
    'each code fence',
    'all code fences',
    'every fence',
  ]);
  notation.rule(
    'Clause = EveryBlock Place? NamesLanguage ( AfterFence )?',
    (): Said => ({ if: blocks as Form, so: labelled as Form, plainFor: 1 }),
  );
  notation.words(
    'AfterFence',
    each(
      ['after', 'right after', 'on', 'next to'],
      ['the opening backticks', 'the opening fence', 'its opening fence', 'the opening line', 'the fence'],
    ),
  );
  // "Any code block is missing a language tag"
  notation.words('LacksLanguage', [
    ...each(
      each(
        ['is missing', 'lacks', 'has no', 'does not have', 'is without', 'misses', 'is not labelled with'],
        language,
      ),
      [''],
    ),
    ...each(['does not name', 'does not specify', 'does not state', 'is not tagged with'], language.slice(0, 6)),
    ...each(['has no'], ['language tag', 'language label', 'language identifier', 'language', 'language specified']),
  ]);
  const nouns = ['code block', 'fenced code block', 'code fence', 'fence'];
  notation.words('SomeBlock', each(['a', 'any', 'at least one', 'one or more'], nouns));
  notation.words('NoBlock', each(['no'], nouns));
  notation.rule(
    'Clause = SomeBlock Place? LacksLanguage ( AfterFence )?',
    (): Said => ({
      ask: labelled.ask,
      in: [[1, Infinity]],
      plainFor: -1,
    }),
  );
  notation.rule('Clause = NoBlock Place? LacksLanguage ( AfterFence )?', (): Said => labelled);
  notation.words('TheBlock', ['the block', 'the code block', 'it']);
  notation.rule(
    'Binary = IfFirst BlockClause ,? ( then )? TheBlock NamesLanguage',
    (): Said => ({ if: blocks as Form, so: labelled as Form, plainFor: 1 }),
  );
  notation.words(
    'BlockClause',
    each(each(['the response', 'it', 'the answer'], ['contains', 'has', 'includes', 'uses']), [
      'a code block',
      'any code block',
      'code',
      'a fenced code block',
    ]),
  );
  notation.words('BlockClause', ['there is a code block']);
}
