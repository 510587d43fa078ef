import { parseDocument } from 'yaml';
import { csvRecords } from '../evaluate/csv-records.ts';
import { jsonFault, parseJson } from '../evaluate/json-fault.ts';
import { LONGEST } from '../evaluate/lines.ts';
import { readText } from '../evaluate/text-stream.ts';
import { UsageError } from '../usage-error.ts';

/** A configuration is written by hand; YAML takes far more time and memory than JSON of the same size. */
const LONGEST_YAML = 4 * 1024 * 1024;
/** Aliases may repeat a value; this bounds how much a small file can become. */
const MOST_ALIASES = 1000;

/**
 * Reads a whole file of JSON, JSON Lines, CSV or YAML. JSON Lines and CSV become a list. Nothing in it is run, and no file
 * that it names is read.
 * @param markSeen Is called if the file begins with a byte order mark, which is not read.
 * @throws UsageError for a file that cannot be read, or that is too long
 */
export async function readSource(file: string, markSeen: () => void): Promise<unknown> {
  const text = await boundedText(file, markSeen);
  if (/\.[ct]sv$/i.test(file)) return await ofCsv(text, file);
  if (/\.ya?ml$/i.test(file)) return ofYaml(text, file);
  const { error, value } = parseJson(text);
  if (error === undefined) return value;
  if (!/^\s*[[{]/.test(text)) return ofYaml(text, file);
  return ofLines(text, file, jsonFault(text, error, file));
}

async function boundedText(file: string, markSeen: () => void): Promise<string> {
  let text = '';
  for await (const piece of readText(file, markSeen)) {
    text += piece;
    if (text.length > LONGEST)
      throw new UsageError(`${file} is longer than ${LONGEST / 1024 / 1024} MiB. Export it in parts.`);
  }
  return text;
}

/** @param fault Why the text is not one document of JSON, for a text that is not JSON Lines either. */
function ofLines(text: string, file: string, fault: string): unknown[] {
  return text.split('\n').flatMap((line, index, { length }) => {
    if (line.trim() === '') return [];
    const { error, value } = parseJson(line);
    if (error !== undefined)
      throw new UsageError(index === 0 || length === 1 ? fault : jsonFault(line, error, `${file}, line ${index + 1}`));
    return [value];
  });
}

async function ofCsv(text: string, file: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  const whole = async function* () {
    yield text;
  };
  for await (const record of csvRecords(whole(), { file, name: file, header: text.split('\n', 1)[0]! }, () => {})) {
    if ('fault' in record) throw new UsageError(record.fault);
    rows.push(record.value);
  }
  return rows;
}

/** Only YAML's core types: a tag that would create anything else is an error. */
function ofYaml(text: string, file: string): unknown {
  if (text.length > LONGEST_YAML)
    throw new UsageError(
      `${file} is longer than ${LONGEST_YAML / 1024 / 1024} MiB, which is too long for YAML. Save it as JSON.`,
    );
  try {
    const document = parseDocument(text, { schema: 'core', stringKeys: true, merge: true });
    const [fault] = [...document.errors, ...document.warnings];
    if (fault) throw fault;
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (error) {
    if (/call stack/.test((error as Error).message)) throw new UsageError(`${file} is nested too deeply.`);
    throw new UsageError(`${file} is not plain YAML: ${(error as Error).message.split('\n')[0]!.replace(/:$/, '')}.`);
  }
}
