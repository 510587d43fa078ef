import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { layout } from './layout-facts.ts';

const BE = ['is', 'are', 'must be', 'should be'];

/** How lists are numbered: "steps are numbered", "the numbered list has no gaps", "the numbering goes up by one from 1". */
export function listNumbering(notation: Notation): void {
  areNumbered(notation);
  numbering(notation);
}

/** "Steps are numbered": what is not listed at all may have no steps, or such as have no numbers. */
function areNumbered(notation: Notation): void {
  const so = layout({ is: 'given as', kind: 'numbered' });
  const open: Said = { ask: 'agreeing', of: [so, { or: [so, { ask: 'bullet points', in: [[0, 0]] }] }] };
  notation.rule(
    'Clause = TheListed ( is | are | must be | should be | are all ) numbered',
    (): Said => ({ ...open, undeniable: true }),
  );
  notation.rule('Clause = TheListed ( have | has | must have ) numbers', (): Said => ({ ...open, undeniable: true }));
  const not = layout({ is: 'given as', kind: 'numbered' }, false);
  notation.rule(
    'Clause = TheListed ( is | are ) not numbered',
    (): Said => ({
      ask: 'agreeing',
      of: [not, { and: [not, { ask: 'bullet points', in: [[1, Infinity]] }] }],
      undeniable: true,
    }),
  );
}

function numbering(notation: Notation): void {
  const on = (to?: number): Said => ({
    ...layout({ is: 'numbered on', ...(to !== undefined && { to }) }),
    undeniable: true,
  });
  const lists = ['list', 'numbered list', 'steps', 'items', 'numbered items', 'list items'];
  notation.words('TheNumbering', [
    ...[
      'the numbered list',
      'the ordered list',
      'the list numbering',
      'list numbering',
      'the numbering',
      'the numbers in the list',
      'its numbering',
      'the numbers of the list',
      'the list numbers',
      'the step numbers',
    ],
    ...['step numbers', 'list numbers', 'the item numbers', 'the numbers of the steps', 'the numbering of steps'],
    ...each(['the numbering of the', 'the numbers of the', 'the numbering in the'], lists),
    ...each(["the list's", "the numbered list's"], ['numbering', 'numbers']),
    ...each(['each', 'every'], ['numbered item', 'numbered item in the list', 'numbered step', 'numbered list item']),
    ...each(['the items', 'the steps', 'all items', 'items'], ['of the numbered list', 'in the numbered list']),
  ]);
  const up = ['goes up', 'go up', 'counts up', 'count up', 'increases', 'increase', 'rises', 'runs', 'run'];
  notation.words('CountsOn', [
    ...each(up, ['by one', 'by 1', 'consecutively', 'sequentially', 'in order', 'without gaps', 'by one each time']),
    ...each(BE, ['consecutive', 'sequential', 'continuous', 'in sequence', 'numbered consecutively']),
    ...each(BE, ['numbered sequentially', 'numbered in order']),
    ...each(
      ['has', 'have', 'must have'],
      ['no gaps', 'no gap', 'no gaps in the numbering', 'no gaps in its numbering'],
    ),
  ]);
  notation.rule(
    'CountsOn = ( goes up | go up | counts up | increases ) by #number ( each time | with each item )?',
    (n: number) => (n === 1 ? null : undefined),
  );
  notation.words(
    'NoGaps',
    [
      ...['with no gaps', 'without gaps', 'without any gaps', 'with no gap', 'and has no gaps', 'without skipping any'],
      ...['without a gap', 'no gaps', 'with no number skipped or repeated', 'without skipping or repeating any number'],
      ...['and no number is skipped', 'with no number skipped', 'and without gaps', 'with none skipped'],
      ...each(['without', 'without any'], ['gaps or repetitions', 'gaps or repeats', 'gaps or duplicates']),
      ...each(each(['with no', 'without a'], ['number']), each(['', 'being'], ['skipped', 'skipped or repeated'])),
      ...each(each(['without skipping'], ['', 'or repeating']), ['a number', 'any number', 'any', 'numbers']),
    ].flatMap((one) => [one, `, ${one}`]),
  );
  // Without a word on where it starts, it may go on from another list.
  notation.rule(
    'FromOne = ,? ( and | and it )? ( FromNumber | starts at | starts with | from | begins at | begins with ) N',
    (n: number) => (n === 1 ? null : undefined),
  );
  notation.rule('Clause = TheNumbering CountsOn NoGaps? FromOne', () => on());
  notation.rule('Clause = TheNumbering CountsOn FromOne NoGaps', () => on());
  notation.rule(
    'Clause = ( TheNumbering | the numbered list ) ( starts at | starts with | begins at | begins with ) N and CountsOn NoGaps?',
    (n: number) => (n === 1 ? on() : undefined),
  );
  notation.words(
    'NumberedAt',
    each(
      ['the list', 'the numbered list', 'the ordered list', 'the numbering', 'its numbering'],
      ['starts', 'begins', 'must start', 'should start', 'is numbered starting'],
    ),
  );
  notation.rule(
    'Clause = NumberedAt ( at | from ) ( the number | number )? N',
    (first: number): Said => ({ ...layout({ is: 'numbered from', first }), undeniable: true, plainFor: 1 }),
  );
  notation.rule(
    'Clause = ( they | the numbers | the items ) ( should | must | have to ) go Counting2 ( AndSoOn )?',
    (all: number[]) => (all.length > 2 && all.every((n, at) => n === at + 1) ? on() : undefined),
  );
  notation.rule('Counting2 = #number , #number', (a: number, b: number) => [a, b]);
  notation.rule('Counting2 = Counting2 , #number', (all: number[], n: number) => [...all, n]);
  notation.rule('Clause = TheNumbering CountsOn NoGaps?', (): Said => {
    const so = layout({ is: 'numbered on', isAnyStart: true });
    const numbered: Said = { ask: 'numbered items', in: [[1, Infinity]] };
    return { ask: 'agreeing', of: [so, { if: numbered, so }], undeniable: true };
  });
  notation.words(
    'NumberMissing',
    each(
      each(
        ['a number', 'numbers', 'any number', 'one number'],
        ['is skipped', 'are skipped', 'is missing', 'are missing'],
      ),
      each(['in', 'from'], ['the numbered list', 'the numbering', 'the ordered list', 'the list numbering']),
    ),
  );
  notation.words(
    'NumberMissing',
    each(
      ['the list', 'a list', 'its list'],
      ['skips a number', 'skips numbers', 'skips any number', 'leaves out a number'],
    ),
  );
  notation.rule('Clause = NumberMissing', () => broken({ isAnyStart: true, mayRepeat: true }));
  const number = ['', 'a number', 'numbers', 'any number', 'any numbers', 'one'];
  const skip = each(['skip', 'skips', 'jump', 'jumps'], number);
  const repeat = ['repeat', 'repeats'];
  notation.words('SkipsOrRepeats', [
    ...each(each(skip, ['or']), each(repeat, number)),
    ...each(each(repeat, ['or']), each(['skip', 'skips'], number)),
    ...each(['has', 'have'], ['gaps or repeats', 'gaps or duplicates', 'a gap or a repeat']),
    ...each(['is', 'are'], ['not consecutive', 'not sequential', 'out of sequence']),
  ]);
  notation.words('Skips', [
    ...skip,
    ...each(['has', 'have'], ['a gap', 'gaps', 'any gaps']),
    'leaves out a number',
    'misses a number',
  ]);
  const broken = (of: { isAnyStart?: true; mayRepeat?: true }): Said => ({
    and: [{ ask: 'numbered items', in: [[1, Infinity]] }, { not: { ask: 'layout', of: { is: 'numbered on', ...of } } }],
    plainFor: -1,
    undeniable: true,
  });
  notation.rule('Clause = TheNumbering SkipsOrRepeats', () => broken({ isAnyStart: true }));
  notation.rule('Clause = TheNumbering Skips', () => broken({ isAnyStart: true, mayRepeat: true }));
  notation.rule(
    'Clause = TheNumbering Skips or ( does not | do not ) ( start at | start with | begin at ) N',
    (n: number) => (n === 1 ? broken({ mayRepeat: true }) : undefined),
  );
  const fromOne = (n: number) => (n === 1 ? on() : undefined);
  notation.words('Upwards', ['up', 'upwards', 'upward', 'on', 'onward', 'onwards']);
  notation.rule(
    'Clause = ( TheListed | TheList2 ) ( are | is | must be ) numbered ( from | starting from | starting at ) N Upwards NoGaps?',
    fromOne,
  );
  notation.rule(
    'Clause = ( TheListed | TheList2 ) ( are | is | must be ) numbered ( from | starting from | starting at ) N NoGaps',
    fromOne,
  );
  notation.rule('Clause = ( TheListed | TheList2 ) ( are | is | must be ) ConsecutiveOn FromNumber N NoGaps', fromOne);
  notation.words('TheList2', ['the list', 'the numbered list', 'the ordered list']);
  notation.rule('Clause = TheList2 CountsUp NoGaps', () => on());
  notation.rule(
    'Clause = ( TheNumbering | TheNumbered2 ) ( run | runs | go | goes ) CountingOn AndSoOn? NoGaps?',
    (all: number[]) => (all.every((n, at) => n === at + 1) && all.length > 2 ? on() : undefined),
  );
  notation.words('TheNumbered2', ['the numbered steps', 'the steps', 'the numbers']);
  notation.rule('CountingOn = Counting2 ,?');
  notation.rule('Clause = TheListed ( are | must be ) numbered CountingOn ( AndSoOn | … ) NoGaps?', (all: number[]) =>
    all.every((n, at) => n === at + 1) && all.length > 1 ? on() : undefined,
  );
  notation.rule('Clause = TheListed ( are | must be ) numbered ,? Counting1 AndSoOn NoGaps?', (all: number[]) =>
    all.every((n, at) => n === at + 1) && all.length > 1 ? on() : undefined,
  );
}
