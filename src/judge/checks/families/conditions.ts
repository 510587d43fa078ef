import { denials, type Form, isFact, OPEN, type Said } from '../form.ts';
import { allHold, factsOf } from '../grammar/doubts.ts';
import type { Notation } from '../grammar/notation.ts';
import { each } from './shape.ts';

const isJoined = (form: Said) => 'and' in form || 'or' in form;
/** "… whenever 'a' or 'b' is mentioned": one verb for both. */
const isOfTexts = (form: Said) => 'or' in form && form.or.every((one) => isFact(one) && one.ask === 'text');
const isOfCalls = (form: Said) => factsOf(form).some((one) => isFact(one) && ['calls', 'call order'].includes(one.ask));
/** "Only if 'b' has been called" may ask for 'b' before: at any time is another thing. */
export const mayAskForOrder = (a: Said, b: Said): boolean => isOfCalls(a) && isOfCalls(b);

/** Conditions that a program can see: "if the response contains a link, every link uses https". */
export function conditions(notation: Notation): void {
  notation.words('If', ['if', 'when', 'whenever', 'in case', 'in the case that', ', if', ', when', ', whenever']);
  // "A, provided that B" may ask for both.
  notation.words('IfFirst', ['provided that', 'provided', ', provided that']);
  const given = (condition: Said, then: Said): Said => {
    // "It" may stand for what the condition names.
    const both = allHold(condition, then);
    return both === OPEN || !('and' in both) ? OPEN : { if: condition as Form, so: then as Form, plainFor: 1 };
  };
  notation.rule('IfFirst = If');
  notation.rule('Binary = IfFirst Clause ,? ( then )? Clause', given);
  notation.rule('Binary = Clause ,? If Clause', (then: Said, condition: Said) =>
    // Of "a link and a table if …" the last may be meant alone.
    isJoined(then) || (isJoined(condition) && !isOfTexts(condition)) ? OPEN : given(condition, then),
  );

  // "'a' is used only if 'b' is used", which says nothing of 'b' alone.
  notation.words('OnlyIf', ['only if', 'only when', 'only where', ', but only if', 'but only if']);
  notation.rule('Binary = Clause OnlyIf Clause', (condition: Said, then: Said): Said => {
    const [not, ...others] = isJoined(condition) || condition.denies ? [] : denials(condition);
    if (!not || others.length > 0 || isJoined(then) || allHold(condition, then) === OPEN) return OPEN;
    if (mayAskForOrder(condition, then)) return OPEN;
    return { or: [not, then], plainFor: 1 };
  });

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
