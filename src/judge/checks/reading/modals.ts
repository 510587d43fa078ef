import { type Reading, readPhrase, type Token } from '../grammar/tokens.ts';

/** What stands before a verb's base: whether it is denied, or undefined where it is asked for. */
type Said = 'not' | 'never' | undefined;

const OBLIGATIONS = [
  ...['must', 'should', 'shall', 'has to', 'have to', 'needs to', 'need to', 'ought to', 'will'],
  ...['is supposed to', 'are supposed to', 'is required to', 'are required to', 'is expected to', 'are expected to'],
  ...['is to', 'are to'],
];
/** "May contain x" asks for nothing, "may not contain x" does. */
const FORBIDDING = [
  ...['can not', 'may not', 'could not', 'is not allowed to', 'are not allowed to', 'is not permitted to'],
  ...['is not supposed to', 'are not supposed to', 'is never supposed to', 'is forbidden to'],
  ...['fails to', 'fail to', 'failed to'],
];

const MODALS: readonly (readonly [string, Said])[] = [
  ...OBLIGATIONS.flatMap((modal): (readonly [string, Said])[] => [
    [modal, undefined],
    [`${modal} not`, 'not'],
    [`${modal} never`, 'never'],
  ]),
  ...['must', 'should', 'shall'].map((modal): readonly [string, Said] => [`${modal} always`, undefined]),
  ...FORBIDDING.map((modal): readonly [string, Said] => [modal, 'not']),
];

const AUXILIARIES: Record<'singular' | 'plural', readonly (readonly [string, Said])[]> = {
  singular: [
    ['does not', 'not'],
    ['did not', 'not'],
    ['does', undefined],
  ],
  plural: [
    ['do not', 'not'],
    ['did not', 'not'],
    ['do', undefined],
  ],
};

/** Reads what stands before a verb's base: "must", "should never", "does not", "fails to". */
export const readModal = (
  tokens: readonly Token[],
  at: number,
  count: 'singular' | 'plural',
): Reading<Said> | undefined => readPhrase(tokens, at, MODALS) ?? readPhrase(tokens, at, AUXILIARIES[count]);
