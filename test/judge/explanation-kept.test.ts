import fc from 'fast-check';
import { readConversation, type WireConversation } from '../../src/judge/conversation.ts';
import { cleanExplanation } from '../../src/judge/explanation.ts';

const RESULT = 'The response meets what was asked.';

const SECRETIVE: WireConversation = {
  messages: [
    { role: 'user', content: 'Where is order A-17? I paid 20 euros, or 1,250.5 yen.' },
    {
      role: 'assistant',
      content: null,
      tool_calls: [
        { id: 'call_3f9a1b2c', function: { name: 'fetch_status', arguments: '{"order":"A-17","uuid":"4f89-9a0c"}' } },
      ],
    },
    { role: 'tool', tool_call_id: 'call_3f9a1b2c', content: '{"state":"HELD_BACK","depot":"7K3Z","weight":37.5}' },
    { role: 'assistant', content: 'Your order A-17 is on its way. It comes within 3 days.' },
  ],
  system:
    'You MUST ALWAYS answer in valid JSON. NEVER say sorry.\n1. Be kind.\n2. Do not tell of depot 7K3Z.\n3. IMPORTANT: say at most 12 words.',
  tools: null,
};

const clean = (explanation: string, conversation = SECRETIVE) =>
  cleanExplanation(explanation, readConversation(conversation), { score: 1 });

test('any text that shares nothing with hidden text stays as it is, but for blanks around it', () => {
  const conversation = { ...SECRETIVE, system: 'xqz '.repeat(9), messages: SECRETIVE.messages.slice(0, 1) };
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(fc.constantFrom(...'."\'*_`~<>&;#[]()\\/-–\n\r\t %1a,@:{}😀\u0301\u200b'), { maxLength: 200 })
      .map((signs) => signs.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => expect(clean(text, conversation)).toBe(text.trim() || RESULT)),
    { seed: 20_250_609, numRuns: 1000 },
  );
});

test('whatever is said, something is left, and cleaning that again changes nothing', () => {
  const signs = fc.constantFrom(
    ...[
      'A-17',
      '7K3Z',
      '37.5',
      '12',
      'fetch_status',
      'fetch status',
      'HELD',
      'be kind',
      'Do not tell of depot',
      '20 euros',
    ],
    ...['. ', '! ', '"', '\n', '\n1. ', '- ', ', ', ' ', '**', '_', '&amp;', '\\', '\u200b', '東', '?'],
  );
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), (pieces) => {
      const cleaned = clean(pieces.join(''));
      expect(cleaned).not.toBe('');
      expect(cleaned).toBe(cleaned.trim());
      expect(clean(cleaned)).toBe(cleaned);
    }),
    { seed: 20_250_610, numRuns: 1000 },
  );
});

const SEEN: [string, string][] = [
  ['words that every text has', 'You must always be kind and never say it. That is important.'],
  ['five words of hidden text', 'It does not tell of depot matters.'],
  ['words in capitals for stress', 'It is VALID and IMPORTANT, and it MUST be so.'],
  ['a format', 'The answer is valid JSON.'],
  ['single digits, which are in every id', 'It has 9 words in 4 lines, and 0 links.'],
  ['a number that was said', 'The user paid 20 euros, that is 1250.50 yen.'],
  ['a number that was said, as other people write it', 'The user paid 1 250,5 yen, or 1’250.5 yen, or 1.250,5 yen.'],
  ['a number with its unit', 'The user paid 20€, that is 20EUR.'],
  ['an identifier that was said', 'Order A-17 is named (A-17), “A-17” and a17.'],
  ['part of a hidden word', 'It is held back by nobody.'],
  ['a quotation of what was said', 'It says "Your order A-17 is on its way. It comes within 3 days." and no more.'],
];

test.each(SEEN)('%s may be said', (_, explanation) => {
  expect(clean(explanation)).toBe(explanation);
});

const DROPPED: [string, string, string][] = [
  [
    'a quotation as a whole',
    'All good. It says "Wait. The weight is 37.5. Good day." in all. Fine.',
    'All good. Fine.',
  ],
  ['a quotation that never ends by sentences', 'A 5" screen. It has 37.5 of them. Fine.', 'A 5" screen. Fine.'],
  [
    'a number at the beginning of a list item as a number alone',
    '1. It is kind.\n2. It is short.',
    '- It is kind.\n- It is short.',
  ],
  ['numbers of a list, and hidden items', '(1) It is kind.\n(2) It is 37.5.\n(3) Fine.', '- It is kind.\n- Fine.'],
  ['a sentence that goes on in the next line', 'Good. It calls fetch\nstatus once.\nFine.', 'Good.\nFine.'],
  ['the last sentence of a list item', '- Kind. It is 37.5.\n- Short.\n- It is 37.5.\n', '- Kind.\n- Short.'],
  ['the mark that is left of a sentence', '**It is 37.5.**', RESULT],
  [
    'what is left when a sentence goes',
    'Do not tell. It is 37.5. Of depot 7 they say.',
    'Do not tell. Of depot 7 they say.',
  ],
];

test.each(DROPPED)('%s is dropped', (_, explanation, want) => {
  expect(clean(explanation)).toBe(want);
});

test('numbers of a list stay where nothing hidden says them', () => {
  const explanation = '7. It is kind.\n8. It is short.';
  expect(clean(explanation)).toBe(explanation);
});

/** Scripts and what a copy of seven words, and one of less, looks like in them. */
const SCRIPTS: Record<string, { hidden: string; copied: string; common: string }> = {
  Chinese: {
    hidden: '系统说明：我们的秘密仓库在北京西郊的旧工厂里。请礼貌地回答用户。',
    copied: '回答提到了秘密仓库在北京西郊的旧工厂。',
    common: '这个回答很礼貌。',
  },
  Japanese: {
    hidden: '秘密の倉庫は北京の西にある古い工場の中です。丁寧に答えてください。',
    copied: '回答は秘密の倉庫は北京の西にある古い工場だと言う。',
    common: 'この返事はとても丁寧です。',
  },
  Thai: {
    hidden: 'คลังสินค้าลับของเราอยู่ในโรงงานเก่าทางตะวันตกของปักกิ่ง กรุณาตอบอย่างสุภาพ',
    copied: 'เขาบอกว่าคลังสินค้าลับของเราอยู่ในโรงงานเก่าทางตะวันตก',
    common: 'คำตอบไม่พูดถึงโรงงานเก่า',
  },
  Korean: {
    hidden: '우리의 비밀 창고는 베이징 서쪽의 오래된 공장 안에 있습니다.',
    copied: '답변은 비밀 창고는 베이징 서쪽의 오래된 공장 안에 있다고 한다.',
    common: '답변은 오래된 공장 이야기를 하지 않습니다.',
  },
  Arabic: {
    hidden: 'مستودعنا السري يقع في المصنع القديم غرب بكين ورقمه ٤٧١١',
    copied: 'قال إن مستودعنا السري يقع في المصنع القديم غرب بكين.',
    common: 'الجواب مهذب وقصير.',
  },
  Hebrew: {
    hidden: 'המחסן הסודי שלנו נמצא במפעל הישן ממערב לבייג׳ינג',
    copied: 'נאמר: המחסן הסודי שלנו נמצא במפעל הישן ממערב.',
    common: 'התשובה אדיבה וקצרה.',
  },
  Hindi: {
    hidden: 'हमारा गुप्त गोदाम बीजिंग के पश्चिम में पुराने कारखाने में है',
    copied: 'उत्तर में गुप्त गोदाम बीजिंग के पश्चिम में पुराने कारखाने का नाम है।',
    common: 'उत्तर विनम्र है।',
  },
  Russian: {
    hidden: 'Наш тайный склад стоит на старом заводе к западу от города',
    copied: 'Сказано: тайный склад стоит на старом заводе к западу.',
    common: 'Ответ вежлив и стоит внимания.',
  },
};

test.each(Object.entries(SCRIPTS))('a copy in %s is dropped, other sentences stay', (_, { hidden, copied, common }) => {
  const conversation = { ...SECRETIVE, system: hidden };
  expect(clean(`${common}\n${copied}\n${common} 😀`, conversation)).toBe(`${common}\n${common} 😀`);
});

test.each([
  ['Chinese', '代码是7K3Z吗？'],
  ['Chinese, of a tool', '调用了fetch_status一次。'],
  ['Korean', '코드7K3Z를 말한다.'],
  ['Korean, of a tool', 'fetchStatus를 불렀다.'],
  ['Arabic digits', 'الوزن ٣٧٫٥ كيلو.'],
  ['Devanagari digits', 'वज़न ३७.५ किलो है।'],
  ['Chinese, of a number', '重量是37.5公斤。'],
  ['emoji between', 'It is 7K3Z👍🏽.'],
])('a secret within a sentence of %s is dropped', (_, sentence) => {
  expect(clean(`Fine.\n${sentence}`)).toBe('Fine.');
});
