import { UsageError } from '../usage-error.ts';
import { answerMessage, conversationOf, messagesOfPrompt } from './conversation.ts';
import { draftFor, type Fields, type Imported, type ImportOptions, isFields, textOf } from './imported.ts';
import { labelsOf } from './people.ts';

/**
 * Reads Phoenix's spans and span annotations, as its REST API returns them. A person's annotation with the score 1 or 0 becomes
 * a label.
 * @throws UsageError if there are no spans
 */
export function readPhoenix(values: unknown[], { reversed }: ImportOptions): Imported {
  const records = values.flatMap(recordsOf);
  const annotations = records.filter((one) => 'annotator_kind' in one);
  const spans = records.filter((one) => isFields(one.context) || 'span_kind' in one);
  if (spans.length === 0)
    throw new UsageError('There are no spans. Save the answer of GET /v1/projects/PROJECT/spans, and give its file.');
  const people = annotations.filter(({ annotator_kind }) => annotator_kind === 'HUMAN');
  const imported: Imported = { cases: [], leftOut: [], annotations: new Set(people.map(({ name }) => String(name))) };
  const used = new Set<Fields>();
  for (const [index, span] of spans.entries()) {
    const spanId = isFields(span.context) ? span.context.span_id : undefined;
    const id = textOf(spanId) ?? textOf(span.id) ?? `span ${index + 1}`;
    const own = annotations.filter(({ span_id }) => span_id === id);
    const kind = span.span_kind ?? attribute(span, 'openinference.span.kind');
    // Every step of a program is a span. Those that people judged, and the model's calls, are answers.
    if (kind !== 'LLM' && own.length === 0) {
      imported.leftOut.push({ what: 'span', why: `It is a step of the kind ${kind}, not a model's answer`, where: id });
      continue;
    }
    const messages = conversationIn(span);
    if (!messages) {
      imported.leftOut.push({
        what: 'span',
        why: span.status_code === 'ERROR' ? 'It has no output: the call failed' : 'It has no output',
        where: id,
      });
      continue;
    }
    for (const one of own) used.add(one);
    const { labels, leftOut } = labelsOf(
      own.filter(({ annotator_kind }) => annotator_kind === 'HUMAN').map((one) => annotationOf(one, id)),
      reversed,
    );
    imported.leftOut.push(...leftOut);
    imported.cases.push({
      id,
      conversation: conversationOf(messages),
      isAnswered: true,
      criteria: labels.map(({ evaluator }) => draftFor(evaluator)),
      labels,
      verdicts: own
        .filter(({ annotator_kind }) => annotator_kind !== 'HUMAN')
        .map(({ name, annotator_kind, result }) => ({ name, annotator_kind, result })),
    });
  }
  for (const one of annotations)
    if (!used.has(one))
      imported.leftOut.push({
        what: `annotation "${one.name}"`,
        why: 'Its span is not in these files, or has no output',
        where: String(one.span_id),
      });
  return imported;
}

const recordsOf = (value: unknown): Fields[] =>
  Array.isArray(value)
    ? value.flatMap(recordsOf)
    : isFields(value)
      ? Array.isArray(value.data)
        ? recordsOf(value.data)
        : [value]
      : [];

/** Attributes are flat (`llm.input_messages.0.message.role`) or nested. */
function attribute({ attributes }: Fields, path: string): unknown {
  if (!isFields(attributes)) return undefined;
  if (Object.hasOwn(attributes, path)) return attributes[path];
  const listed = /^(llm\.(?:in|out)put_messages)\.(\d+)$/.exec(path);
  const list = listed ? attributes[listed[1]!] : undefined;
  if (Array.isArray(list)) return list[Number(listed![2])];
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isFields(value) || Array.isArray(value) ? (value as Fields)[name] : undefined),
      attributes,
    );
}

function annotationOf({ name, result, user_id, created_at }: Fields, where: string) {
  const { score, explanation } = isFields(result) ? result : {};
  const [comment, author, time] = [textOf(explanation), textOf(user_id), textOf(created_at)];
  return {
    name: String(name),
    value: score,
    ...(comment !== undefined && { comment }),
    ...(author !== undefined && { author }),
    ...(time !== undefined && { created_at: time }),
    where,
  };
}

function conversationIn(span: Fields): Fields[] | undefined {
  const answers = messagesIn(span, 'llm.output_messages');
  const answer = answers[0] ?? answerMessage(attribute(span, 'output.value'));
  if (!answer) return undefined;
  const asked = messagesIn(span, 'llm.input_messages');
  return [
    ...(asked.length > 0 ? asked : messagesOfPrompt(attribute(span, 'input.value'))),
    ...(answers.length > 0 ? answers : [answer]),
  ];
}

/** A list of OpenInference's messages. */
function messagesIn(span: Fields, list: string): Fields[] {
  const messages: Fields[] = [];
  for (let index = 0; ; index++) {
    const entry = attribute(span, `${list}.${index}`);
    // A list may hold the messages with their flat names: [{"message.role": …}].
    const own = isFields(entry) ? { attributes: entry } : undefined;
    const at = (name: string) =>
      attribute(span, `${list}.${index}.message.${name}`) ?? (own && attribute(own, `message.${name}`));
    const role = at('role');
    if (typeof role !== 'string') return messages;
    const calls = callsIn(at);
    messages.push({
      role,
      // Null, and not an empty text, which would be an answer.
      content: at('content') ?? textParts(at) ?? null,
      ...(calls.length > 0 && { tool_calls: calls }),
      ...(typeof at('tool_call_id') === 'string' && { tool_call_id: at('tool_call_id') }),
    });
  }
}

type Read = (name: string) => unknown;

function callsIn(at: Read): Fields[] {
  const calls: Fields[] = [];
  for (let index = 0; ; index++) {
    const field = (name: string) => at(`tool_calls.${index}.tool_call.${name}`);
    const name = field('function.name');
    if (typeof name !== 'string') return calls;
    calls.push({
      id: field('id') ?? null,
      type: 'function',
      function: { name, arguments: field('function.arguments') ?? '' },
    });
  }
}

function textParts(at: Read): Fields[] | undefined {
  const parts: Fields[] = [];
  for (let index = 0; ; index++) {
    const type = at(`contents.${index}.message_content.type`);
    if (typeof type !== 'string') return parts.length > 0 ? parts : undefined;
    parts.push({ type, text: at(`contents.${index}.message_content.text`) });
  }
}
