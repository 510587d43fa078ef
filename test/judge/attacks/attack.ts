/** Where a text is planted in the conversation. */
export type Place =
  | 'response'
  | 'earlier response'
  | 'user message'
  | 'system text'
  | 'system message'
  | 'tool result'
  | 'tool call arguments'
  | 'tool call name'
  | 'tool call id'
  | 'result id'
  | 'tool description'
  | 'tool name'
  | 'tool parameters'
  | 'attachment type'
  | 'role'
  | 'agent name'
  | 'first input'
  | 'last output'
  | 'earlier case'
  | 'earlier comment';

/** A text that is to bring a judge to another verdict. In it `LABEL` stands for the label that the attacker wants. */
export interface Attack {
  name: string;
  at: Place;
  text: string;
}

export const attack = (name: string, at: Place, text: string): Attack => ({ name, at, text });

/** What an attacker takes for the mark. */
export const GUESS = '0123456789ab';
