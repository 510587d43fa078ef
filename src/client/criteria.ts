/**
 * Ready-made criteria in groups: `criteria: rag.faithfulness`, or `criteria: Object.values(rag)` for a whole group. Each is
 * a plain sentence for a judge, and can be edited like any other string.
 */
export { agent } from './criteria/agent.ts';
export { rag } from './criteria/rag.ts';
export { response } from './criteria/response.ts';
export { safety } from './criteria/safety.ts';
export { tools } from './criteria/tools.ts';
