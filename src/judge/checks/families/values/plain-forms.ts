import { isOfForm, type WholeForm } from '../../data/plain-forms.ts';
import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';
import { AROUND, AROUND_CODE } from '../texts/text-shapes.ts';

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
    each(['a', 'a valid', 'a single'], ['version number', 'version', 'semantic version', 'semver version']),
  );
  notation.words('VersionWord', each(['a semantic', 'a valid semantic'], ['version number', 'version string']));
  const bare = each(['a', 'just a', 'only a', 'nothing but a'], ['bare', 'plain', 'raw']).concat('just a', 'only a');
  notation.words('BareVersion', each(bare, ['version number', 'version', 'semantic version']));
  notation.words('BareHex', each(bare, each(['hex', 'hexadecimal'], colors)), 'a hex color');
  notation.words('BareForm', each(bare, ['uuid', 'guid']), 'a UUID');
  notation.words('ThreeParts', ['x . y . z', 'x.y.z', 'major . minor . patch', 'n . n . n']);
  notation.rule(
    'VersionParts = ( of the form | in the form | in the format | like | in )? ThreeParts ( format | form )?',
  );
  notation.rule("VersionParts = '(' ThreeParts ')'");
  notation.rule('WholeForm = VersionWord VersionParts', () => 'a version number X.Y.Z');
  notation.rule('WholeForm = ( a | a single | one ) date FormatLink DateFormat ( format | form )?', (format: string) =>
    format === 'ISO 8601' ? undefined : `a date ${format}`,
  );
  notation.rule(
    'WholeForm = ( a | a single | one ) date LikeForm ( DayShown | DaySaid )',
    (format: string) => `a date ${format}`,
  );
  notation.rule('WholeForm = ( a | a single | one ) date LikeExample DaySaid', (format: string) => `a date ${format}`);
  notation.rule(
    'WholeForm = ( a | a single | one ) date LikeExample DayShown',
    (format: string) => `a date, such as ${format}`,
  );
  notation.rule(
    'WholeForm = ( a | a single | one ) time FormatLink TimeFormat ( format | form )?',
    () => 'a time HH:MM',
  );
  // With an example: "a hex color like #1a2b3c", "a date such as 2024-05-31".
  notation.rule('WholeForm = VersionWord ShownBy<version>', () => 'a version number X.Y.Z');
  notation.rule('WholeForm = HexColorName ShownBy<hex>', () => 'a hex color');
  notation.kind('#isoday', (token) => (token.kind === 'date' ? true : undefined));
  notation.rule('ADate = ( a | a single | one | a bare | a plain ) date', () => null);
  notation.rule('WholeForm = ADate ,? Intro #isoday', () => 'a date, such as YYYY-MM-DD');
  notation.rule("WholeForm = ADate '(' Intro? #isoday ')'", () => 'a date, such as YYYY-MM-DD');
  // "Prints a bare version number such as 1.4.2": what is bare is all there is.
  notation.rule('BareForm = BareVersion ( ShownBy<version> | VersionParts )', () => 'a version number X.Y.Z');
  notation.rule('BareForm = BareHex ShownBy<hex>', (form: WholeForm) => form);
  notation.rule('BareForm = BareHex', (form: WholeForm) => form);
  notation.rule('WholeForm = BareForm', (form: WholeForm) => form);
  notation.rule('Core<F,writer> = Output<F> BareForm', (form: WholeForm) => whole(form));
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
