import type { ToolNames } from '../conversation.ts';
import type { Criterion } from '../criterion/criterion.ts';
import { atAnyPoint } from './at-any-point.ts';
import type { Form } from './form.ts';
import { builtGrammar } from './grammar/built.ts';
import { settled } from './grammar/reading.ts';
import { read } from './grammar/settle.ts';
import { ofAnswer } from './of-answer.ts';

/**
 * The meaning of a criterion as data; undefined where a model decides.
 * @param knownTools The tools of the conversation; undefined when there is no conversation yet.
 */
export const readForm = (criterion: Criterion, knownTools?: ToolNames): Form | undefined =>
  atAnyPoint(ofAnswer(settled(read(builtGrammar(), criterion, knownTools)), criterion), criterion);
