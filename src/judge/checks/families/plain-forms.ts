import { isOfForm, type WholeForm } from '../data/plain-forms.ts';
import type { Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import { type Decider, wholeText } from './bridge.ts';
import { each } from './shape.ts';
import { AROUND, AROUND_CODE } from './text-shapes.ts';

interface Whole {
  form: WholeForm;
  /** "The branch name" may stand in a sentence about it. */
  isNamed?: true;
}

/** How facts are decided about a response that is one thing of a known form, such as a UUID. */
export const PLAIN_FORMS: Readonly<Record<string, Decider>> = {
  'whole form': wholeText(
    'written-form',
    'the whole response',
    ({ form }) => form,
    (text, { form, isNamed }: Whole) => {
      const trimmed = text.trim();
      if (isNamed && (text.length > 200 || AROUND_CODE.test(trimmed)))
        return { open: 'The response may hold it with something around it.' };
      const is = isOfForm(trimmed, form);
      if (is === undefined || (!is && isOfForm(text.replace(AROUND, ''), form) !== false))
        return { open: 'The response is written so that it may be of this form or not.' };
      return { is };
    },
  ),
};

/** Responses that are one thing: "is a valid UUID", "a hex colour code and nothing else", "the slug is kebab-case". */
export function plainForms(notation: Notation): void {
  const colors = each(['color', 'colour'], ['', 'code', 'value']);
  const things = {
    'a UUID': each(['a'], each(['', 'valid', 'single', 'well-formed'], ['uuid', 'guid'])),
    'a hex color': each(
      ['a'],
      each(['', 'valid', 'single', '6-digit', 'six-digit'], each(['hex', 'hexadecimal'], colors)),
    ),
    'an e-mail address': each(
      ['an', 'a valid', 'a single', 'one', 'a well-formed'],
      ['email address', 'e-mail address'],
    ),
  } satisfies Partial<Record<WholeForm, readonly string[]>>;
  for (const [form, names] of Object.entries(things)) notation.words('WholeForm', names, form);
  notation.words('HexColorName', things['a hex color']);
  notation.words('SixHex', each(['six'], ['hexadecimal digits', 'hex digits', 'hexadecimal characters']));
  notation.rule('SixHexDigits = SixHex');
  notation.rule('SixHexDigits = 6 ( hexadecimal | hex ) ( digits | characters )', () => null);
  notation.rule(
    "WholeForm = HexColorName ( : | , | '(' )? ( that is | i . e . )? ( a )? # followed by SixHexDigits ')'?",
    () => 'a # and six hexadecimal digits',
  );
  notation.words(
    'VersionWord',
    each(['a', 'a valid'], ['version number', 'version', 'semantic version', 'semver version']),
  );
  notation.words('VersionWord', each(['a semantic', 'a valid semantic'], ['version number', 'version string']));
  notation.words('ThreeParts', ['x . y . z', 'x.y.z', 'major . minor . patch', 'n . n . n']);
  notation.rule(
    'WholeForm = VersionWord ( of the form | in the form | in the format | like | in )? ThreeParts ( format | form )?',
    () => 'a version number X.Y.Z',
  );
  notation.rule("WholeForm = VersionWord '(' ThreeParts ')'", () => 'a version number X.Y.Z');
  notation.rule('WholeForm = ( a | a single | one ) date FormatLink DateFormat ( format | form )?', (format: string) =>
    format === 'ISO 8601' ? undefined : `a date ${format}`,
  );
  notation.rule(
    'WholeForm = ( a | a single | one ) date ( LikeExample | LikeForm ) DaySample',
    (format: string) => `a date ${format}`,
  );
  notation.rule(
    'WholeForm = ( a | a single | one ) time FormatLink TimeFormat ( format | form )?',
    () => 'a time HH:MM',
  );
  notation.words('NameCase', ['kebab-case'], 'kebab-case');
  notation.words('NameCase', ['snake_case'], 'snake_case');
  notation.words('NameCase', ['camelcase'], 'camelCase');
  notation.words('NameCase', ['pascalcase'], 'PascalCase');
  notation.words('InNameCase', ['in', 'written in', 'given in', 'formatted in', 'formatted as']);
  notation.words('NameNoun', [
    'slug',
    'url slug',
    'identifier',
    'name',
    'string',
    'branch name',
    'file name',
    'filename',
  ]);
  notation.rule('WholeForm = a ( single | valid )? NameCase NameNoun', (form: WholeForm) => form);
  notation.rule('WholeForm = a ( single )? NameNoun in NameCase', (form: WholeForm) => form);
  const whole = (form: WholeForm): Said => ({ ask: 'whole form', of: { form }, names: true });
  notation.rule('State = ( only | just | nothing but )? WholeForm NoOtherText?', whole);
  notation.rule('State = InNameCase NameCase', whole);
  notation.words('NamedIs', [
    ...each(['is', 'must be', 'should be'], ['', 'in', 'written in', 'formatted in', 'given in']),
    'uses',
    'must use',
    'follows',
  ]);
  // What kebab case is, said again.
  notation.words(
    'KebabGloss',
    each(
      each([':', ',', '('], ['lowercase letters , digits and', 'lowercase letters , numbers and']),
      each(['hyphens', 'single hyphens'], ['only', '', 'only )']),
    ),
  );
  notation.rule('Clause = NamedCode NamedIs NameCase KebabGloss', (form: WholeForm): Said | undefined =>
    form === 'kebab-case' ? { ask: 'whole form', of: { form, isNamed: true }, undeniable: true } : undefined,
  );
  notation.rule(
    'Clause = NamedCode NamedIs NameCase',
    (form: WholeForm): Said => ({ ask: 'whole form', of: { form, isNamed: true }, undeniable: true }),
  );
}
