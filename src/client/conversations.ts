export { fromAiSdk } from './conversations/ai-sdk.ts';
export type { FoundConversation } from './conversations/conversation.ts';
export { fromGemini } from './conversations/gemini.ts';
export { fromLangChain } from './conversations/langchain.ts';
export { fromOpenAiAgents } from './conversations/openai-agents.ts';
