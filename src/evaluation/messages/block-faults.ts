import { BINARY, blockNeeds, type Fields, isFields, isReasoning } from '../../judge/message.ts';
import { nearestName } from '../../nearest-name.ts';
import type { Fault } from '../request-error.ts';
import { missing, misspelt, wrongType } from './field-faults.ts';

const knownTypes = [...blockNeeds.keys(), ...BINARY, 'tool_result', 'thinking'] as string[];

/** Yields the faults of a message's blocks, because of which a part of the content would be ignored. */
export function* faultsOfContent(content: unknown, place: Fault['loc']): Generator<Fault> {
  if (content === undefined || content === null || typeof content === 'string') return;
  if (Array.isArray(content)) {
    for (const [index, block] of content.entries()) yield* faultsOfBlock(block, [...place, index]);
  } else if (isFields(content)) yield* faultsOfBlock(content, place);
  else yield wrongType(place, 'string_type', 'a string, null or a list of blocks');
}

function* faultsOfBlock(block: unknown, place: Fault['loc']): Generator<Fault> {
  if (typeof block === 'string') return;
  if (!isFields(block)) return yield wrongType(place, 'dict_type', 'a block');
  const { type, text } = block;
  const need = blockNeeds.get(type);
  if (need) yield* faultsOfNeed(block, need, place);
  else if (type === undefined && typeof text !== 'string') {
    yield missing([...place, 'type']);
    yield* misspelt(block, ['type', 'text'], place);
  } else if (type !== undefined && typeof type !== 'string')
    yield wrongType([...place, 'type'], 'string_type', 'a string');
  else if (typeof type === 'string' && !hasNoText(type)) {
    const meant = nearestName(type, knownTypes) ?? (typeof text === 'string' ? 'text' : undefined);
    if (meant)
      yield { loc: [...place, 'type'], type: 'literal_error', msg: `Unknown block type. Did you mean "${meant}"?` };
  }
}

/** Whether a type is known to hold no text. */
const hasNoText = (type: string) => isReasoning(type) || BINARY.has(type) || type.endsWith('tool_result');

function* faultsOfNeed(block: Fields, need: string, place: Fault['loc']): Generator<Fault> {
  const value = block[need];
  if (value === undefined) yield missing([...place, need]);
  else if (typeof value !== 'string') yield wrongType([...place, need], 'string_type', 'a string');
  else if (need === 'name' && value === '') yield missing([...place, need]);
  yield* misspelt(block, need === 'name' ? ['name', 'input'] : [need], place);
}
