import { hasFrontMatter } from '../../data/front-matter.ts';
import type { Scalar } from '../../data/json-demands.ts';
import { hasYamlEnding, hasYamlKeys, hasYamlValue } from '../../data/yaml.ts';
import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { type Decider, wholeText } from '../bridge.ts';
import type { Demanded } from '../json/json-wish.ts';
import { each } from '../shape.ts';

/** How facts are decided about YAML. */
export const YAML_DATA: Readonly<Record<string, Decider>> = {
  'front matter': wholeText(
    'yaml',
    'the beginning',
    (keys: readonly string[]) =>
      `YAML front matter${keys.length === 0 ? '' : ` with ${keys.map((key) => JSON.stringify(key)).join(', ')}`}`,
    hasFrontMatter,
  ),
  'yaml keys': wholeText(
    'yaml',
    'the whole response',
    (of: YamlKeys) =>
      'ending' in of
        ? `YAML with ${JSON.stringify(of.key)} that ends with ${JSON.stringify(of.ending)}`
        : 'key' in of
          ? `YAML with ${JSON.stringify(of.key)} set to ${JSON.stringify(of.value)}`
          : `${isWhole(of) ? 'valid ' : ''}YAML with ${keysOf(of)
              .map((key) => JSON.stringify(key))
              .join(', ')}`,
    (text, of) =>
      'ending' in of
        ? hasYamlEnding(text, of.key, of.ending)
        : 'key' in of
          ? hasYamlValue(text, of.key, of.value)
          : hasYamlKeys(text, keysOf(of), isWhole(of)),
  ),
};

type KeyList = readonly string[] | { all: readonly string[] };
/** The keys of YAML, a code fence around it or not; or of a response that is nothing else; or a key with its value, at any depth. */
type YamlKeys = KeyList | { key: string; value: Scalar } | { key: string; ending: string };
const isWhole = (of: KeyList) => 'all' in of;
const keysOf = (of: KeyList) => ('all' in of ? of.all : of);

/** Words that are no names of keys. */
const NO_KEY = [
  'it',
  'everything',
  'nothing',
  'something',
  'anything',
  'all',
  'any',
  'key',
  'value',
  'values',
  'exactly',
];

/** YAML with keys and their values, and front matter. */
export function yamlData(notation: Notation): void {
  const yaml = ({ wish }: Demanded): Said | undefined =>
    'keys' in wish && !wish.only ? { ask: 'yaml keys', of: wish.keys, undeniable: true } : undefined;
  const whole = ({ wish }: Demanded): Said | undefined =>
    'keys' in wish && !wish.only ? { ask: 'yaml keys', of: { all: wish.keys }, undeniable: true } : undefined;
  notation.words('SomeYaml', ['yaml', 'valid yaml', 'a yaml document', 'a valid yaml document']);
  notation.rule('State = SomeYaml ,? WithKeys Keys', whole);
  notation.rule('Core<F,response> = Verb<parse,F> SomeYaml ,? WithKeys Keys', whole);
  notation.words(
    'TheYaml',
    each(
      ['the', 'its', 'the generated', 'the returned'],
      each(['yaml'], ['', 'document', 'output', 'config', 'file', 'manifest']),
    ),
  );
  notation.rule('Clause = TheYaml JsonHas Keys', yaml);
  // "A top-level key called services"
  notation.words('TopKey', ['key', 'top-level key', 'field', 'top-level field', 'property', 'top-level property']);
  notation.rule('AYamlKey = ( a | the ) TopKey Called1? ( #bareword | #quoted )', (key: string) => key);
  notation.rule('AYamlKey = ( a | the ) top-level ( #quoted | #bareword ) KeyOrEntry', (key: string) => key);
  notation.words('WithYaml', ['with', 'containing', 'that has', 'that contains', 'having', 'including']);
  notation.rule(
    'State = SomeYaml WithYaml AYamlKey',
    (key: string): Said => ({ ask: 'yaml keys', of: { all: [key] }, undeniable: true }),
  );
  notation.rule(
    'Clause = TheYaml JsonHas AYamlKey',
    (key: string): Said => ({ ask: 'yaml keys', of: [key], undeniable: true }),
  );
  notation.words('AsTopKey', each(['as'], each(['a', 'its'], ['top-level key', 'top level key'])));
  notation.rule(
    'Clause = TheYaml JsonHas ( #quoted | #bareword ) AsTopKey',
    (key: string): Said => ({ ask: 'yaml keys', of: [key], undeniable: true }),
  );
  // "The YAML sets replicas to 3": wherever it does so.
  const value = (key: string, { value }: { value: Scalar }): Said | undefined =>
    NO_KEY.includes(key) ? undefined : { ask: 'yaml keys', of: { key, value }, undeniable: true };
  notation.rule('YamlKeyName = ( the | a )? ( TopKey Called1? )? ( #bareword | #quoted )', (key: string) => key);
  notation.rule('YamlKeyName = ( the | a )? #quoted TopKey', (key: string) => key);
  notation.rule('Clause = TheYaml ( sets | must set ) YamlKeyName ( to | : | = ) Scalar', value);
  // "replicas: 3", "restart: always"; of "on" and "off" parsers differ.
  notation.rule('YamlPair = YamlKeyName : Scalar', (key: string, { value: of }: { value: Scalar }) => [key, of]);
  notation.rule('YamlPair = YamlKeyName : #bareword', (key: string, of: string) =>
    /^(?:true|false|yes|no|on|off|null|y|n)$/iu.test(of) ? undefined : [key, of],
  );
  notation.kind('#yamlpair', (token) => {
    const found =
      token.kind === 'quoted'
        ? /^([\w-]+): (true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?|[A-Za-z][\w-]*)$/u.exec(token.text)
        : undefined;
    if (!found) return undefined;
    const [, key, said] = found;
    return [key!, /^(?:true|false|-?\d.*)$/u.test(said!) ? JSON.parse(said!) : said!] as const;
  });
  const pair = ([key, of]: [string, Scalar]) => value(key, { value: of });
  notation.rule('Clause = TheYaml ( JsonHas | sets ) YamlPair', pair);
  notation.rule('Clause = TheYaml sets #yamlpair', pair);
  // "Contains 'run: npm'" may be a part of "run: npm test".
  notation.rule('YamlPair = #yamlpair', (found: [string, Scalar]) =>
    typeof found[1] === 'string' ? undefined : found,
  );
  notation.rule('Clause = YamlPair ( Used | is ) in TheYaml', pair);
  // "An image is tagged :latest": an image without a tag may be taken for one.
  const latest = (): Said => ({ ask: 'yaml keys', of: { key: 'image', ending: ':latest' }, undeniable: true });
  notation.kind('#latest', (token) => (token.kind === 'quoted' && /^:?latest$/u.test(token.text) ? null : undefined));
  notation.rule(
    'Latest = ( the | a )? ( : latest | tag : latest | #latest | latest tag | : latest tag | #latest tag )',
    () => null,
  );
  notation.words('SomeImage', [
    'an image',
    'any image',
    'the image tag',
    'an image tag',
    'any image tag',
    'the image',
    'images',
    'some image',
    'any images',
    'a container image',
  ]);
  notation.words('ImageUses', [
    'is',
    'are',
    'is tagged',
    'are tagged',
    'is tagged as',
    'uses',
    'use',
    'has',
    'is set to',
    'is pinned to',
    'ends in',
    'ends with',
    'points to',
  ]);
  notation.rule('IsLatest = ImageUses Latest', () => null);
  notation.words('IsLatest', ['is tagged latest', 'are tagged latest', 'is tagged as latest']);
  notation.rule('InYaml = in TheYaml', () => null);
  notation.rule('Clause = SomeImage InYaml? IsLatest InYaml?', (): Said => ({ ...latest(), plainFor: -1 }));
  notation.rule('Clause = TheYaml ( uses | has ) Latest for ( an image | any image | its image )', latest);
  notation.rule('Clause = no image InYaml? IsLatest InYaml?', (): Said => ({ not: latest() as Fact, denies: true }));
  notation.rule('Penalize = Latest ( image | images | image tags | tags )? InYaml?', latest);
  notation.rule('Clause = TheYaml JsonHas YamlKeyName ( : | SetTo ) Scalar', value);
  notation.rule('Clause = YamlKeyName ( is | IsValue ) Scalar in TheYaml', value);
  const valid: Fact = { ask: 'yaml', of: 'fenced' };
  notation.words('ParsesWell', [
    'is valid',
    'is well-formed',
    'parses',
    'parses without errors',
    'parses correctly',
    'can be parsed',
    'must be valid',
    'parses without error',
  ]);
  notation.words('ParsesNot', [
    ...['is invalid', 'is not valid', 'is not well-formed'],
    ...['does not parse', 'can not be parsed', 'fails to parse', 'is malformed'],
  ]);
  notation.rule('Clause = TheYaml ( ParsesWell | is valid yaml )', (): Said => valid);
  notation.rule('Clause = TheYaml ( ParsesNot | is not valid yaml )', (): Said => ({ not: valid, denies: true }));
  // Front matter.
  notation.words(
    'FrontNoun',
    each(['', 'yaml', 'a yaml', 'valid yaml'], ['front matter', 'frontmatter', 'front matter block']),
  );
  notation.words('TheFront', each(['the', 'the yaml', 'its', 'its yaml'], ['front matter', 'frontmatter']));
  notation.words(
    'Delimited',
    each(
      ['delimited by', 'between', 'enclosed by', 'enclosed in', 'set off by'],
      ['- - - lines', 'lines of - - -', 'two - - - lines', '- - - markers'],
    ).flatMap((one) => [
      one,
      `, ${one}`,
      `( ${one} )`,
      `, ${one} ,`,
      `, ${one} at the very top ,`,
      `, ${one} at the top ,`,
    ]),
  );
  const front = (of: readonly string[]): Said => ({ ask: 'front matter', of, undeniable: true });
  notation.words('KeyOrEntry', ['key', 'field', 'entry', 'property']);
  notation.rule('FrontKeys = ( a | the ) #bareword KeyOrEntry', (key: string) => [key]);
  notation.rule('FrontKeys = Keys', ({ wish }: Demanded) =>
    'keys' in wish && !wish.only ? [...wish.keys] : undefined,
  );
  notation.rule('Core<F,response> = Verb<start,F> FrontNoun Delimited? ( at the top )?', () => front([]));
  notation.words('OnTop', ['on top', 'at the top', 'at the very top', 'at the start', 'at the beginning', 'up top']);
  notation.rule('Clause = ThereIs FrontNoun OnTop Delimited?', () => front([]));
  notation.rule('Core<F,response> = Verb<have,F> FrontNoun OnTop Delimited?', () => front([]));
  notation.rule('Core<F,response> = Verb<start,F> FrontNoun Delimited? ( WithKeys | FrontSets ) FrontKeys', front);
  notation.kind('#frontkey', (token) =>
    token.kind === 'word' &&
    /^(?:title|date|author|tags|slug|description|layout|draft|category|categories)$/u.test(token.text)
      ? [token.text]
      : undefined,
  );
  notation.rule('Clause = TheFront Delimited? JsonHas ( a | an )? #frontkey', front);
  // Of a text without front matter it is open.
  const noFront = (of: readonly string[]): Said => {
    const lacks = { not: { ask: 'front matter', of } };
    return { ask: 'agreeing', of: [lacks, { and: [{ ask: 'front matter', of: [] }, lacks] }], undeniable: true };
  };
  notation.words('FrontLacks', [
    'lacks',
    'has no',
    'is missing',
    'omits',
    'does not have',
    'does not contain',
    'leaves out',
  ]);
  notation.rule(
    'Clause = TheFront Delimited? FrontLacks ( a | an | the )? ( #frontkey | #frontquoted ) KeyOrEntry?',
    noFront,
  );
  notation.kind('#frontquoted', (token) =>
    token.kind === 'quoted' && /^[\w-]+$/u.test(token.text) ? [token.text] : undefined,
  );
  notation.rule('FrontRow = ( a | an )? ( #frontkey | #frontquoted )');
  notation.rule('FrontRow = FrontRow , ( a | an )? ( #frontkey | #frontquoted )', (all: string[], one: string[]) => [
    ...all,
    ...one,
  ]);
  notation.rule(
    'FrontAll = FrontRow ,? and ( a | an )? ( #frontkey | #frontquoted )',
    (all: string[], one: string[]) => [...all, ...one],
  );
  notation.words('FrontNouns', each(['', 'keys', 'fields', 'entries'], ['', ':']).filter(Boolean));
  notation.rule(
    'Clause = TheFront Delimited? ( JsonHas | sets | defines | specifies ) ( the )? FrontNouns? FrontAll ( keys | fields )?',
    front,
  );
  notation.words('FrontSets', ['that sets', 'that defines', 'containing', 'that contains', 'setting']);
  notation.rule('FrontKeys = #bareword and #bareword', (a: string, b: string) => [a, b]);
  notation.rule('Core<F,response> = Verb<have,F> FrontNoun Delimited? WithKeys FrontKeys', front);
  notation.rule('Clause = TheFront Delimited? JsonHas FrontKeys', front);
}
