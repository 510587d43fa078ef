import {
  type ResponseRange,
  readConversation,
  readResponses,
  type WireConversation,
} from '../../judge/conversation.ts';
import { type Fields, isFields, knownRoles } from '../../judge/message.ts';
import { nearestName } from '../../nearest-name.ts';
import type { Fault } from '../request-error.ts';
import { faultsOfContent } from './block-faults.ts';
import { missing, misspelt, wrongType } from './field-faults.ts';

/**
 * Yields the faults of the messages to be judged, because of which a part of them would be ignored and the score would be wrong
 * (decisions.md, "What is no answer is not judged"). Unknown keys are allowed, unless they are probably misspelt known ones.
 * Messages that are only context may be empty.
 */
export function* faultsOfMessages(conversation: WireConversation, evaluateLatest: boolean): Generator<Fault> {
  let responses: ResponseRange[] | undefined;
  const isJudged = (index: number) => {
    responses ??= readResponses(readConversation(conversation), evaluateLatest);
    return responses.some(({ first, last }) => index >= first && index <= last);
  };
  for (const [index, message] of conversation.messages.entries())
    if (!isPlain(message)) yield* faultsOfMessage(message, ['body', 'messages', index], isJudged(index));
}

/** Whether a message is a known role and a text and nothing else, as most are: nothing is wrong with it. */
function isPlain(message: Fields): boolean {
  const { role, content } = message;
  if (typeof content !== 'string' || typeof role !== 'string' || !knownRoles.includes(role)) return false;
  for (const name in message) if (name !== 'role' && name !== 'content') return false;
  return true;
}

function* faultsOfMessage(message: Fields, place: Fault['loc'], isJudged: boolean): Generator<Fault> {
  const { role, content } = message;
  yield* faultsOfRole(message, place);
  if (role === 'assistant') {
    if (isJudged && ['content', 'tool_calls', 'function_call', 'refusal'].every((name) => isEmpty(message[name], name)))
      yield missing([...place, 'content'], 'An assistant message needs "content" or "tool_calls".');
    yield* misspelt(message, ['content', 'tool_calls', 'function_call'], place);
    yield* faultsOfCalls(message, place);
    yield* faultsOfContent(content, [...place, 'content']);
  } else if (role === 'tool' || role === 'function') {
    // A tool's result may have any form.
    yield* misspelt(message, ['content', 'tool_call_id'], place);
  } else if (role !== undefined) {
    yield* misspelt(message, ['content'], place);
    yield* faultsOfContent(content, [...place, 'content']);
  }
}

/** Whether a field is absent. Null is a valid empty content; an empty list of calls is the same as none. */
const isEmpty = (value: unknown, name: string) =>
  value === undefined ||
  (name !== 'content' && (value === null || value === '' || (Array.isArray(value) && value.length === 0)));

function* faultsOfRole(message: Fields, place: Fault['loc']): Generator<Fault> {
  const { role } = message;
  const at = [...place, 'role'];
  if (role === undefined) {
    yield missing(at);
    yield* misspelt(message, ['role'], place);
  } else if (typeof role !== 'string') yield wrongType(at, 'string_type', 'a string');
  else yield* faultsOfRoleName(role, at, knownRoles);
}

/** Yields the fault of an unknown role. */
export function* faultsOfRoleName(role: string, loc: Fault['loc'], known: readonly string[]): Generator<Fault> {
  if (known.includes(role)) return;
  const meant = nearestName(role, known);
  const suggestion = meant ? ` Did you mean "${meant}"?` : '';
  const roles = known.map((name) => `"${name}"`);
  const msg = `Give ${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}.${suggestion}`;
  yield { loc, msg, type: 'literal_error' };
}

/** Yields the faults of calls in OpenAI's style. Each needs the name of its function. */
function* faultsOfCalls({ tool_calls: calls, function_call: call }: Fields, place: Fault['loc']): Generator<Fault> {
  if (calls !== undefined && calls !== null) {
    const at = [...place, 'tool_calls'];
    if (!Array.isArray(calls)) yield wrongType(at, 'list_type', 'a list');
    else for (const [index, one] of calls.entries()) yield* faultsOfCall(one, [...at, index]);
  }
  if (call !== undefined && call !== null) yield* faultsOfFunction(call, [...place, 'function_call']);
}

function* faultsOfCall(call: unknown, place: Fault['loc']): Generator<Fault> {
  if (!isFields(call)) return yield wrongType(place, 'dict_type', 'an object');
  const kind = ['function', 'custom'].find((name) => isFields(call[name]));
  if (kind) return yield* faultsOfFunction(call[kind], [...place, kind]);
  if (typeof call.name === 'string') return yield* faultsOfFunction(call, place);
  yield missing([...place, 'function']);
  yield* misspelt(call, ['function'], place);
}

function* faultsOfFunction(called: unknown, place: Fault['loc']): Generator<Fault> {
  if (!isFields(called)) return yield wrongType(place, 'dict_type', 'an object');
  if (called.name === undefined || called.name === '') yield missing([...place, 'name']);
  else if (typeof called.name !== 'string') yield wrongType([...place, 'name'], 'string_type', 'a string');
  const hasArguments = ['arguments', 'args', 'input'].some((name) => called[name] !== undefined);
  yield* misspelt(called, hasArguments ? ['name'] : ['name', 'arguments', 'args'], place);
}
