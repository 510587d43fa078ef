import type { LlamaContextSequence, Token as TokenId } from 'node-llama-cpp';
import { isJson } from '../../is-json.ts';
import { LONGEST_LISTED_TEXT, LONGEST_TEXT, mostItems, type Schema } from '../bounds.ts';
import type { Completion, CompletionRequest, Token } from '../provider.ts';
import type { Engine } from './gguf-engine.ts';
import { choiceGrammar, integerGrammar, textGrammar } from './gguf-grammar.ts';
import { Full, Reply } from './gguf-reply.ts';

/** No list gets another item once the reply has used this share of its tokens. */
const LIST_SHARE = 0.75;

type Written = Pick<Completion, 'text' | 'finish'> & { tokens: Token[]; count: number };

/**
 * Writes a reply: the text that the schema prescribes is inserted, and the model fills the gaps, each by a grammar. So even a
 * small model writes a readable object, and the position of its choice is known. There is no room for blanks and line breaks
 * between the values, which small models repeat without end.
 * @param prompt The tokens before the reply. The sequence holds a prefix of them and nothing else.
 * @param most The most tokens of the reply; a longer one is cut and ends with `length`.
 * @throws the signal's reason; errors of the engine; Error for a schema with other values than writeProperty knows
 */
export async function writeReply(
  engine: Engine,
  sequence: LlamaContextSequence,
  prompt: TokenId[],
  request: CompletionRequest,
  most: number,
): Promise<Written> {
  const reply = new Reply(engine, sequence, prompt, request, most);
  const { opening, schema } = request;
  const written = Object.keys(JSON.parse(`${opening}}`));
  const properties = Object.entries((schema.schema as Schema).properties ?? {});
  let finish: Written['finish'] = 'stop';
  try {
    reply.put(opening);
    for (const [key, value] of properties.filter(([key]) => !written.includes(key))) {
      await writeProperty(reply, `${written.length === 0 ? '' : ', '}${JSON.stringify(key)}:`, value, mostItems(key));
      written.push(key);
    }
    reply.put('}');
  } catch (error) {
    if (!(error instanceof Full)) throw error;
    finish = 'length';
  }
  const { pieces, count } = reply;
  return { text: pieces.map(({ text }) => text).join(''), tokens: pieces, count, finish };
}

/** Writes a key and its value: a choice, a text, or a list of objects of choices, texts and integers. */
async function writeProperty(reply: Reply, name: string, schema: Schema, most: number): Promise<void> {
  // A quotation mark and the blank before it are one token, and so are a list's bracket and its blank.
  if (schema.enum) {
    reply.put(`${name} "`);
    await reply.choose(schema.enum);
    reply.put('"');
  } else if (schema.type === 'string') {
    reply.put(`${name} "`);
    await writeText(reply, 1, LONGEST_TEXT);
  } else if (schema.type === 'array') {
    reply.put(name);
    await writeList(reply, Object.entries(schema.items?.properties ?? {}), most);
  } else throw new Error(`A reply cannot hold ${JSON.stringify(schema)}.`);
}

type Properties = [key: string, schema: Schema][];

/** Ends a list that repeats an item, or that leaves little of the reply for what follows. */
async function writeList(reply: Reply, properties: Properties, most: number): Promise<void> {
  const items = new Set<string>();
  let more = (await pick(reply, [' []', ' [{"'])) === ' [{"';
  while (more) {
    const item = await writeItem(reply, properties);
    const isLast = items.has(item) || items.size === most - 1 || reply.count > reply.most * LIST_SHARE;
    items.add(item);
    if (isLast) reply.put(']');
    more = !isLast && (await pick(reply, [']', ', {"'])) === ', {"';
  }
}

/** Writes an object after its first quotation mark. Returns its texts and choices. */
async function writeItem(reply: Reply, properties: Properties): Promise<string> {
  const texts: string[] = [];
  for (const [index, [key, schema]] of properties.entries()) {
    const name = index === 0 ? JSON.stringify(key).slice(1) : ` ${JSON.stringify(key)}`;
    const end = index === properties.length - 1 ? '}' : ',';
    if (schema.type === 'integer') {
      reply.put(`${name}:`);
      await reply.fill({ grammar: integerGrammar(end), isDone: (text) => text.endsWith(end) });
    } else {
      reply.put(`${name}: "`);
      texts.push(
        schema.enum
          ? await pick(
              reply,
              schema.enum.map((value) => `${value}"${end}`),
            )
          : await writeText(reply, 0, LONGEST_LISTED_TEXT, end),
      );
    }
  }
  return JSON.stringify(texts);
}

/**
 * Writes a text after its opening quotation mark. Ends one that repeats itself.
 * @param end What follows its closing quotation mark: models often have a token for both.
 */
async function writeText(reply: Reply, least: number, most: number, end = ''): Promise<string> {
  const closing = `"${end}`;
  const isDone = (text: string) => text.endsWith(closing) && isJson(`"${text.slice(0, text.length - end.length)}`);
  const mayBreak = (text: string) => isDone(text + closing);
  const text = await reply.fill({ grammar: textGrammar(least, most, end), isDone, mayBreak });
  if (!isDone(text)) reply.put(closing);
  return text;
}

/** Writes one of several texts. */
async function pick<Choice extends string>(reply: Reply, choices: readonly Choice[]): Promise<Choice> {
  const chosen = (text: string) => choices.find((choice) => choice.trimStart() === text.trimStart());
  const isDone = (text: string) => chosen(text) !== undefined;
  return chosen(await reply.fill({ grammar: choiceGrammar(choices), isDone }))!;
}
