/** A tool as a criterion names it. */
export interface NamedTool {
  name: string;
  /** Whether the word "tool" stands beside the name, so that nothing else can be meant. */
  calledTool: boolean;
}

/** Several tools as a criterion names them. */
export interface ToolList {
  tools: readonly NamedTool[];
  /** Undefined for one alone. */
  joined: 'and' | 'or' | undefined;
}
