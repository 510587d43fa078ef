import type { Completion } from '../provider.ts';

/** A tool call, as far as it could be read. */
export interface Call {
  /** Undefined: the server names none. */
  name: string | undefined;
  /** The arguments, as JSON text. */
  written: string;
}

/** Reasons why a reply is unusable whatever its text is. They are sent back to the model. */
export const FLAW = {
  otherTool: 'it calls a tool that it was not offered',
  choices: 'it holds several replies that differ',
};

/**
 * The reply in a message that may have a text, tool calls, or both. Some models write a text although they should call the
 * tool, or the other way round.
 * @param tool The only tool that may be called.
 */
export function saidAndCalled(
  said: string,
  calls: readonly Call[],
  { tool, first }: { tool: string; first: 'said' | 'called' },
): Pick<Completion, 'text' | 'beside' | 'flaw'> {
  const called = calls.map(({ written }) => written).toReversed();
  const texts = first === 'called' ? [...called, said] : [said, ...called];
  const [text = texts.find((one) => one !== '') ?? '', ...others] = texts.filter((one) => one.trim() !== '');
  const beside = others.filter((other) => other !== text);
  return {
    text,
    ...(beside.length > 0 && { beside }),
    ...(calls.some(({ name }) => name !== undefined && name !== tool) && { flaw: FLAW.otherTool }),
  };
}
