import { readConversation, readResponses, type WireConversation } from '../../judge/conversation.ts';
import { type Fields, isFields, knownRoles } from '../../judge/message.ts';
import { nearestName } from '../../nearest-name.ts';
import type { Fault } from '../request-error.ts';
import { faultsOfContent } from './block-faults.ts';
import { missing, misspelt, wrongType } from './field-faults.ts';

/**
 * What is wrong with the messages of a conversation that is to be judged, so that something in them would be passed over and
 * a score would look like one of what was said (decisions.md, "What is no answer is not judged"). Keys that nobody knows
 * stay free, unless one is probably a known key that is misspelt. Messages that are only context may be empty.
 */
export function* faultsOfMessages(conversation: WireConversation, evaluateLatest: boolean): Generator<Fault> {
  const read = readConversation(conversation);
  const responses = readResponses(read, evaluateLatest);
  const isJudged = (index: number) => responses.some(({ first, last }) => index >= first && index <= last);
  for (const [index, message] of conversation.messages.entries())
    yield* faultsOfMessage(message, ['body', 'messages', index], isJudged(index));
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
    // Tools may answer anything.
    yield* misspelt(message, ['content', 'tool_call_id'], place);
  } else if (role !== undefined) {
    yield* misspelt(message, ['content'], place);
    yield* faultsOfContent(content, [...place, 'content']);
  }
}

/** Null is content that says nothing, while an empty list of calls says no more than none. */
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

/** A role that is none of the known ones. */
export function* faultsOfRoleName(role: string, loc: Fault['loc'], known: readonly string[]): Generator<Fault> {
  if (known.includes(role)) return;
  const meant = nearestName(role, known);
  const suggestion = meant ? ` Did you mean "${meant}"?` : '';
  const roles = known.map((name) => `"${name}"`);
  const msg = `Give ${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}.${suggestion}`;
  yield { loc, msg, type: 'literal_error' };
}

/** Calls of OpenAI's style: each needs the name of its function, or it is a call of nothing. */
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
