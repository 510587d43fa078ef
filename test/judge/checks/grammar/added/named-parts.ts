import type { Sentences } from './rows.ts';

const REPORT = '# Report\n\n## Summary\n\nAll is well today.\n\n## Risks\n\n- Rain\n- Wind';
const THOUGHT = '<thinking>\nTwo and two.\n</thinking>\n<answer>4</answer>';

export const NAMED_PARTS: Sentences = {
  decided: {
    'the response has a section called "Risks"': [
      [REPORT, 1],
      ['**Risks**\n\nRain.', 1],
      ['All is well.', 0],
      ['Risks: rain and wind.', 'open'],
      ['## Risks and costs\n\nRain.', 'open'],
    ],
    'the response has a "Next steps" section': [
      ['## Next steps\n\nCall them.', 1],
      ['## 2. Next Steps\n\nCall them.', 1],
      [REPORT, 0],
    ],
    'the response contains no section titled "Risks"': [
      [REPORT, 0],
      ['## Summary\n\nFine.', 1],
      ['The risks are small.', 1],
    ],
    'the response has the sections "Summary" and "Risks"': [
      [REPORT, 1],
      ['## Summary\n\nFine.', 0],
    ],
    'the response has the following sections: "Pros", "Cons", "Verdict"': [
      ['## Pros\nA\n## Cons\nB\n## Verdict\nC', 1],
      ['## Pros\nA\n## Cons\nB', 0],
    ],
    'the response contains exactly one heading named "Summary"': [
      [REPORT, 1],
      ['## Summary\nA\n\n## Summary\nB', 0],
      ['Summary', 0],
    ],
    'Fails if the response has a section called "Sources"': [
      [REPORT, 1],
      ['Text.\n\n## Sources\n\n1. A book', 0],
    ],
    'the section "Summary" has at most 5 words': [
      [REPORT, 1],
      ['## Summary\n\nAll is well today, and tomorrow it will be, too.', 0],
      ['All is well.', 'open'],
    ],
    'the "Risks" section has at least two bullet points': [
      [REPORT, 1],
      ['## Risks\n\n- Rain', 0],
    ],
    'the "Summary" section contains no links': [
      [REPORT, 1],
      ['## Summary\n\nSee https://a.org/x now.', 0],
      ['## Summary\n\nFine.\n\n## More\n\nSee https://a.org/x now.', 1],
    ],
    'the response mentions "rain" in the section "Risks"': [
      [REPORT, 1],
      ['## Risks\n\nWind.\n\n## Weather\n\nRain.', 0],
    ],
    'the section "Summary" is under 10 words and the section "Risks" contains no numbers': [
      [REPORT, 1],
      ['## Summary\n\nFine.\n\n## Risks\n\nThere are 3 of them.', 0],
    ],
    'the response wraps its final answer in <answer> tags': [
      [THOUGHT, 1],
      ['It is <answer>4</answer>.', 1],
      ['It is 4.', 0],
      ['It is <answer>4.', 'open'],
    ],
    'the response wraps the answer in <answer> tags': [
      ['<answer>4</answer>', 1],
      ['It is 4.', 0],
      [THOUGHT, 'open'],
    ],
    'the entire response is wrapped in <output> tags': [
      ['<output>Four.</output>', 1],
      ['Here: <output>Four.</output>', 0],
      ['Four.', 0],
    ],
    'the response has exactly one <thinking> block': [
      [THOUGHT, 1],
      ['<thinking>a</thinking><thinking>b</thinking>', 0],
      ['4', 0],
      ['<thinking>a', 'open'],
    ],
    'the response has exactly one <thinking> block before the answer': [
      [THOUGHT, 1],
      ['It is 4. <thinking>Two.</thinking>', 0],
      ['It is 4.', 0],
      ['<thinking>Two.</thinking>', 'open'],
    ],
    'the response starts with a <thinking> block': [
      [THOUGHT, 1],
      ['Well. <thinking>a</thinking>', 0],
    ],
    'the response contains a <thinking> block followed by an <answer> block': [
      [THOUGHT, 1],
      ['<answer>4</answer><thinking>b</thinking>', 0],
      ['<answer>4</answer>', 0],
    ],
    'the response contains no <thinking> tags': [
      ['It is 4.', 1],
      [THOUGHT, 0],
      ['In code: `<thinking>`', 'open'],
    ],
    'the response contains nothing outside the <answer> tags': [
      ['<answer>4</answer>', 1],
      [THOUGHT, 0],
    ],
    'the <answer> block has at most 3 words': [
      [THOUGHT, 1],
      ['<answer>It is four or so.</answer>', 0],
      ['It is 4.', 'open'],
    ],
    'the text inside the <result> tags is valid JSON': [
      ['Done. <result>{"a": 1}</result>', 1],
      ['<result>a: 1</result>', 0],
    ],
  },
  left: [
    'the response has a section on risks',
    'the response has a section about "Risks"',
    'the response has a helpful section called "Risks"',
    'the response does not have the sections "Pros" and "Cons"',
    'Fails if the response has the sections "Pros" and "Cons"',
    'the response has sections such as "Pros" and "Cons"',
    'the "Summary" section summarizes the text',
    'the "Risks" section is more detailed than the "Summary" section',
    'the sections "Pros" and "Cons" have at most 50 words',
    'the response has a section called "Risks" and it has three bullet points',
    'the response wraps its reasoning in <thinking> tags',
    'the response wraps every number in <num> tags',
    'the response wraps the answer in tags',
    'the response uses <answer> tags correctly',
    'the <thinking> block explains the <answer> block',
    'the response has a <thinking> block or an <answer> block and a table',
    'the response closes its <answer> tag',
    'the response has a <thinking> block that is short',
    'the response does not wrap the answer in <answer> tags and <b> tags',
  ],
};
