import { createRequire } from 'node:module';
import type { Document } from 'yaml';
import type { Check } from '../check.ts';
import { withoutFence } from '../markdown/code-fence.ts';
import { beginning } from '../snippet.ts';
import { TooLongError } from '../too-long.ts';
import { type Answer, wholeTextCheck } from '../whole-text.ts';
import { loosely } from './composed.ts';
import { mayBeWritten } from './written-numbers.ts';

/** In UTF-16 code units. A text made to be slow takes 5 µs each. */
const longest = 200_000;

class TooLongForYamlError extends TooLongError {
  override message = 'The response is too long, or too deep, to be parsed as YAML.';
}

const require = createRequire(import.meta.url);

/** The parser costs 30 ms to load, which a start without such a criterion should not pay. */
const load = () => require('yaml') as typeof import('yaml');

export function yamlCheck(mayBeFenced: boolean, negated: boolean): Check {
  const asked = `valid YAML${mayBeFenced ? ', a code fence around it or not' : ''}`;
  return wholeTextCheck({ name: 'yaml', asked, isCostly: true }, negated, (text) => {
    const kind = kindOf(mayBeFenced ? withoutFence(text) : text);
    if (kind === 'open') return { open: OPEN };
    const isValid = kind === 'valid';
    if (!isValid && mayBeFenced && /^\s*(?:```|~~~)/mu.test(withoutFence(text))) return { open: AROUND };
    return {
      is: isValid,
      found: isValid ? 'A YAML document' : `Text that is not YAML and begins "${beginning(text)}"`,
    };
  });
}

const AROUND = 'Other text stands around a code block, which may be the YAML that is meant.';
const OPEN = 'Only some parsers read the text as YAML, or it is plain text, which nearly every text is to YAML.';

/** @throws TooLongError */
function kindOf(text: string): 'valid' | 'invalid' | 'open' {
  if (text.length > longest) throw new TooLongForYamlError();
  try {
    const { parseAllDocuments, isCollection } = load();
    const parsed = parseAllDocuments(text, { uniqueKeys: false, logLevel: 'silent', prettyErrors: false });
    const documents: Document[] = Array.isArray(parsed) ? parsed : [];
    const errors = documents.flatMap((document) => document.errors);
    if (errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) throw new TooLongForYamlError();
    if (errors.length > 0) return 'invalid';
    if (documents.length === 0 || !documents.every(({ contents }) => isCollection(contents))) return 'open';
    if (!text.trimStart().startsWith('---') && INTRODUCED.test(text)) return 'open';
    const faults = documents.map(faultIn);
    if (faults.includes('unknown alias')) return 'invalid';
    return faults.includes('repeated key') ? 'open' : 'valid';
  } catch (error) {
    // The parser goes down into what is nested.
    if (error instanceof RangeError) throw new TooLongForYamlError();
    throw error;
  }
}

/** "Here is the YAML:" before a blank line is a key to a parser, and an introduction to a reader. */
const INTRODUCED = /^\s*[^\s:#"'[{-](?=[^\n:]{0,100}\s)[^\n:]{0,300}:[^\S\n]*\r?\n[^\S\n]*\r?\n/u;

/** Of keys that stand twice in a mapping YAML says that they must not, and most parsers that they may. */
function faultIn(document: Document): 'unknown alias' | 'repeated key' | undefined {
  const { visit, isScalar } = load();
  const anchors = new Set<string>();
  let fault: ReturnType<typeof faultIn>;
  visit(document, {
    Value: (_, { anchor }) => {
      if (anchor !== undefined) anchors.add(anchor);
    },
    Alias: (_, { source }) => {
      if (!anchors.has(source)) fault = 'unknown alias';
    },
    Map: (_, { anchor, items }) => {
      if (anchor !== undefined) anchors.add(anchor);
      const keys = items.map(({ key }) => (isScalar(key) ? String(key.value) : key));
      if (new Set(keys).size < keys.length) fault ??= 'repeated key';
    },
  });
  return fault;
}

/** What a key has in YAML, wherever it stands; undefined for what is nested, or where the text is no YAML. */
function valuesOf(written: string, key: string): unknown[] | undefined {
  if (kindOf(written) !== 'valid') return undefined;
  const { parseAllDocuments, visit, isScalar } = load();
  const found: unknown[] = [];
  for (const document of parseAllDocuments(written, { logLevel: 'silent' }) as Document[])
    visit(document, {
      Pair: (_, pair) => {
        if (isScalar(pair.key) && String(pair.key.value) === key)
          // Written out as text, what is nested would be so at every level.
          found.push(isScalar(pair.value) ? pair.value.value : undefined);
      },
    });
  return found;
}

/** Whether a text is YAML in which a value of a key ends so; one without a colon may stand for it. */
export function hasYamlEnding(text: string, key: string, ending: string): Answer {
  const found = valuesOf(withoutFence(text.normalize('NFC')), key);
  if (!found || found.length === 0) return { open: OPEN };
  const at = found.find((one) => typeof one === 'string' && one.endsWith(ending));
  if (at !== undefined) return { is: true, found: `${key}: ${at}` };
  const isPlain = found.every((one) => typeof one === 'string' && /:[^/]+$/u.test(one));
  return isPlain ? { is: false, found: `No ${key} ends with ${ending}` } : { open: 'Some of it has no such ending.' };
}

const SPOKEN: ReadonlyMap<unknown, RegExp> = new Map([
  [true, /^(?:yes|y|on|1)$/iu],
  [false, /^(?:no|n|off|0)$/iu],
]);

/** Whether a text is YAML in which a key has this value, wherever the key stands. */
export function hasYamlValue(text: string, key: string, value: unknown): Answer {
  const written = withoutFence(text.normalize('NFC'));
  const found = valuesOf(written, key);
  if (!found) return { open: OPEN };
  if (found.some((one) => mayBeWritten(one, value))) return { open: 'It has a number with too many digits.' };
  const right = found.filter((one) => one === value).length;
  if (right > 0 && right < found.length) return { open: 'The key stands in it with several values.' };
  // "yes" is true to some parsers.
  const spoken = SPOKEN.get(value);
  // "3" in quotation marks is no number, and another writing of the key may be meant.
  const isNear =
    found.length === 0
      ? written.toLowerCase().includes(key.toLowerCase())
      : found.some((one) => loosely(one) === loosely(value) || spoken?.test(`${one}`));
  return right === 0 && isNear ? { open: 'It has the key or the value in another writing.' } : { is: right > 0 };
}

/** Whether a text is YAML whose outermost mapping has all these keys. @param isWhole Whether no code fence may stand around it. */
export function hasYamlKeys(text: string, keys: readonly string[], isWhole: boolean): Answer {
  const whole = text.normalize('NFC');
  const written = withoutFence(whole);
  if (isWhole && written !== whole) return { is: false, found: 'A Markdown code block, which is no YAML as a whole' };
  if (kindOf(written) !== 'valid') return { open: OPEN };
  const { parseDocument, isMap, isScalar } = load();
  const { contents, errors } = parseDocument(written, { logLevel: 'silent', prettyErrors: false });
  // Several documents, or a list, of which it is open where the key is to be.
  if (errors.length > 0 || !isMap(contents)) return { open: OPEN };
  const found = contents.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  const missing = keys.filter((key) => !found.includes(key));
  const isElsewhere = missing.some((key) => written.toLowerCase().includes(key.toLowerCase()));
  return isElsewhere ? { open: 'The key may stand elsewhere in it.' } : { is: missing.length === 0 };
}
