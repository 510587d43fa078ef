import { parentPort } from 'node:worker_threads';
import { readConversation } from '../../src/judge/conversation.ts';
import { cleanExplanation } from '../../src/judge/explanation.ts';

/** An explanation to be cleaned in a thread that can be stopped. */
export interface Work {
  explanation: string;
  hidden: string;
  visible: string;
}

parentPort!.on('message', ({ explanation, hidden, visible }: Work) => {
  const conversation = readConversation({
    messages: [
      { role: 'user', content: visible },
      {
        role: 'assistant',
        content: 'Done.',
        tool_calls: [{ id: 'c', function: { name: 'getOrder', arguments: '{}' } }],
      },
    ],
    system: hidden,
    tools: null,
  });
  parentPort!.postMessage(cleanExplanation(explanation, conversation, { score: 1 }));
});
