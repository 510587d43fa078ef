import type { Completion } from '../provider.ts';

/** A call of a tool, as far as it could be read. */
export interface Call {
  /** Undefined: the server names none. */
  name: string | undefined;
  /** The arguments, as JSON text. */
  written: string;
}

/** The reasons for which a reply is unusable, whatever its text says. They are sent back to the model. */
export const FLAW = {
  otherTool: 'it calls a tool that it was not offered',
  choices: 'it holds several replies that differ',
};

/**
 * What a message says that may have a text, calls, or both. Some models write into the text although they were to call
 * the tool, and the other way round.
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
