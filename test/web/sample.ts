import { type Deemster, startDeemster } from '../helpers.ts';
import { agent, call, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { presentReply, type RecordedRequest, scriptedProvider, verdictReply } from '../scripted-provider.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** A conversation with tools, Markdown and a system message. */
export const refund = {
  system:
    'You are the support assistant of an online shop for audio equipment. Refunds: within 30 days of delivery, for any reason. After that, faults within 24 months are covered by the warranty: a free repair or replacement. Never promise a date for a payment. Look up the order before you say anything about it.',
  messages: [
    {
      role: 'user',
      content:
        'Hi. I bought the wireless headphones from you and the left side has gone silent. I’d like my money back, please. It’s order R-48213.',
    },
    {
      role: 'assistant',
      content: null,
      tool_calls: [
        { id: 'call_1', type: 'function', function: { name: 'lookup_order', arguments: '{"order_id":"R-48213"}' } },
      ],
    },
    {
      role: 'tool',
      tool_call_id: 'call_1',
      content: '{"order_id":"R-48213","item":"wireless headphones","price":149,"days_since_delivery":41}',
    },
    {
      role: 'assistant',
      content:
        'I’m sorry about the silent left side. I looked up your order:\n\n- it was delivered on 12 October, 41 days ago, so the 30 days for a refund are over;\n- the warranty still covers it for 24 months: a **free repair or replacement**.\n\nWhich of the two would you like?',
    },
    { role: 'user', content: 'It stopped working in week three. Can’t you make an exception?' },
    {
      role: 'assistant',
      content:
        'I understand, and I’m sorry this dragged on. Because the fault began in week three, I can still refund you in full: 149.00 will be back on your card within **3 working days**.\n\nIf you would rather keep the model, I can send a free replacement today; there is no need to send the old pair back.',
    },
  ],
  tags: { channel: 'chat', run: '2026-11-22-main', case: 'headphones-late-fault' },
};

/** What the judge double says to each criterion. */
const verdicts: Record<string, { reply: object; labels: Record<string, number> }> = {
  'Passes if the assistant applies the refund window of the policy it was given': {
    reply: {
      label: 'N',
      explanation:
        'The order was delivered 41 days before the request, so the window was closed. The assistant refunded anyway.',
      quotes: [
        { message: 5, text: 'I can still refund you in full' },
        { message: 2, text: '"days_since_delivery":41' },
        { message: 5, text: 'this is nowhere' },
      ],
    },
    labels: { N: 0.92, Y: 0.08 },
  },
  'Penalize statements about refunds that neither the policy nor a tool result supports': {
    reply: {
      label: '7',
      explanation: 'The date of payment is forbidden by the system message, and nothing supports the rest.',
      quotes: [
        { message: 5, text: 'back on your card within **3 working days**' },
        { message: 5, text: 'no need to send the old pair back' },
      ],
    },
    labels: { 7: 0.6, 8: 0.2, 6: 0.2 },
  },
  'Reward a reply that gives the customer one clear next step': {
    reply: { label: '5', explanation: 'Two ways are offered, and no step is named.', quotes: [] },
    labels: { 5: 0.5, 6: 0.25, 4: 0.25 },
  },
  'Passes if the reply acknowledges the customer’s trouble': {
    reply: {
      label: 'Y',
      explanation: 'It begins with an apology.',
      quotes: [{ message: 5, text: 'I’m sorry this dragged on. Because the fault' }],
    },
    labels: { Y: 0.97, N: 0.03 },
  },
};

/** Answers a judge's call by the criterion that it contains. */
function judged(request: RecordedRequest) {
  const known = Object.entries(verdicts).find(([criterion]) =>
    request.text.includes(criterion.split(' ').slice(2, 6).join(' ')),
  );
  if (!known) return presentReply(request);
  const { reply, labels } = known[1];
  return { reply: verdictReply(reply as Record<string, unknown>), labels };
}

/** A text that would do harm if it were anything but text. */
export const hostile =
  '<img src=x onerror="document.title=1"><script>document.title=2</script> <b>bold</b> \u202Eright to left\u202C\u0007 [link](javascript:alert(1)) ![picture](https://example.com/pixel.png) https://example.com';

export const criteria = Object.keys(verdicts);

/** A service with a judge double and traces of every kind. Its account `other` has no traces. */
export async function startSample() {
  const agents = traceOf(
    agent(
      'triage',
      llm([user('Refund the difference after the price drop.')], [says('I ask the writer.')]),
      'writer',
      'ledger',
    ),
    agent(
      'writer',
      llm(
        [user('Write the reply. The price fell by 20.00 after 6 days.')],
        [says(call('c1', 'get_template', '{"kind":"price_drop"}'))],
      ),
      llm(
        [user('Template: short.')],
        [says('The price fell by 20.00, so I have refunded 20.00. Your next order ships free.')],
      ),
    ),
    agent('ledger'),
  );
  const provider = await scriptedProvider(Array.from({ length: criteria.length + 2 }, () => judged));
  const deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  const post = async (path: string, body: object) => {
    const reply = await deemster.post(path, body);
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${json(reply.body)}`);
    return reply;
  };
  const others = ['chat', 'mail', 'app'];
  for (const [at, channel] of others.entries())
    await post('/api/v1/evals/reward', {
      messages: [
        {
          role: 'user',
          content: [
            'Where is my parcel?',
            'ما هي مدة استرداد المبلغ؟',
            'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft möchte stornieren',
          ][at],
        },
        {
          role: 'assistant',
          content: ['It arrives tomorrow.', 'يمكنك إرجاع السماعات خلال 30 يومًا.', 'Die Rechnung ist storniert.'][at],
        },
      ],
      evaluation_criteria:
        at === 2 ? 'Passes if the response has at least 50 words' : 'Passes if the response has fewer than 50 words',
      tags: { channel },
    });
  await post('/api/v1/traces', { messages: refund.messages.slice(0, 1), tags: { channel: 'chat' } });
  const dangerous = await post('/api/v1/evals/reward', {
    messages: [
      { role: 'user', content: hostile },
      { role: 'assistant', content: `${hostile}\n\n<iframe src="https://example.com"></iframe>` },
    ],
    evaluation_criteria: 'Fails if the response contains "refund"',
    tags: { '<b>tag</b>': '<i>value</i>' },
  });
  const ofAgents = await post('/api/v1/evals/trace', {
    trace: agents,
    evaluation_criteria: 'Reward replies that promise only what the facts support',
    tags: { kind: 'agents' },
  });
  await post('/api/v1/evaluators', { name: 'refund-window', evaluation_criteria: criteria[0]! });
  let trace_id: string | undefined;
  for (const criterion of criteria) {
    const by = criterion === criteria[0] ? { evaluator_name: 'refund-window' } : { evaluation_criteria: criterion };
    const { headers } = await post('/api/v1/evals/reward', { ...refund, ...by, trace_id });
    trace_id ??= headers.get('x-trace-id')!;
  }
  await post('/api/v1/evals/reward', {
    ...refund,
    trace_id,
    evaluation_criteria: 'Passes if the response has at most 60 words',
  });
  await post('/api/v1/annotations/comment', {
    trace_id,
    comment: 'The tone is right, but this is the third refund outside the window today.',
  });
  return {
    deemster,
    provider,
    traces: {
      refund: trace_id!,
      hostile: dangerous.headers.get('x-trace-id')!,
      agents: ofAgents.headers.get('x-trace-id')!,
    },
    async [Symbol.asyncDispose]() {
      await deemster[Symbol.asyncDispose]();
      await provider.close();
    },
  };
}

export type Sample = Awaited<ReturnType<typeof startSample>>;
export type { Deemster };
