import { type Check, runCheck } from '../../../../src/judge/checks/check.ts';
import { compile } from '../../../../src/judge/checks/compile.ts';
import { readConversation, readResponses } from '../../../../src/judge/conversation.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { judged } from '../judged.ts';

/** The score, or "open" where a check cannot tell. */
function outcome(condition: string, content: string): number | string | null {
  const criterion = parseCriterion(`Passes if the response ${condition}`);
  const messages = [{ role: 'assistant' as const, content }];
  const conversation = readConversation({ messages, system: null, tools: null });
  const [response] = readResponses(conversation, true);
  const said = runCheck(compile(criterion) as Check, criterion, { conversation, response: response! });
  return 'undecided' in said ? 'open' : said.score;
}

test.each([
  // A sentence is more than the words at the end of another.
  ['ends with the sentence "Goodbye"', '… and so he said goodbye', 'open'],
  ['ends with the sentence "Goodbye"', 'That is all. Goodbye.', 1],
  ['ends with the sentence "Goodbye"', 'That is all\n\n**Goodbye**', 1],
  ['ends with the sentence "Goodbye"', 'That is all.', 0],
  ['ends with the sentence "Bye. See you!"', 'That is all. Bye. See you!', 1],
  ['starts with the sentence "I agree"', 'I agree with him.', 'open'],
  ['starts with the sentence "I agree"', 'I agree. But why?', 1],
  ['ends with the phrase "goodbye"', '… and so he said goodbye', 1],
  // A mark before a closing quotation mark ends the text, or the quotation.
  ['ends with "."', '“Yes, it is fine.”', 'open'],
  ['ends with "."', '(Yes.)', 'open'],
  ['ends with "."', 'Yes.', 1],
  ['ends with "."', '“Yes”', 0],
  ['does not end with "."', '“Yes.”', 'open'],
  // A tag is shown, or stands for a break.
  ['has exactly 2 words', 'foo<br>bar', 'open'],
  ['has exactly 2 words', '<p>foo</p><p>bar</p>', 'open'],
  ['has exactly 2 words', '<span class="x">foo</span> bar', 'open'],
  ['has at most 5 words', 'foo<br>bar', 1],
  ['has exactly 1 word', '`foo<br>bar`', 1],
  ['has exactly 2 words', '<T> List<String>', 1],
  ['has 2 sentences', 'One.<br>Two.', 'open'],
  ['has 2 lines', 'One<br/>Two', 'open'],
  ['has 2 lines', 'One\nTwo', 1],
])('%s: %j', (condition, content, want) => {
  expect(outcome(condition, content)).toBe(want);
});

test.each([
  // A hashtag begins with its sign; a heading begins with its first word.
  ['starts with "AI"', '#AI is here', 0],
  ['does not start with "Sure"', '#Sure thing', 1],
  ['starts with "Sure"', '# Sure thing', 1],
  ['starts with "Sure"', '### **Sure** thing', 1],
  ['starts with "Sure"', '> ## Sure thing', 1],
  ['starts with "Sure"', '##Sure thing', 'open'],
  ['starts with the word "Sure"', '#Sure thing', 'open'],
  ['starts with "#Sure"', '#Sure thing', 1],
  ['starts with a capital letter', '#Apple', 0],
  ['starts with a capital letter', '# Apple', 1],
  ['starts with a lowercase letter', '#apple', 0],
  ['starts with a digit', '#5 is ours', 0],
  ['starts with a digit', '## 5 ways', 1],
  ['starts with a digit', '(5) Pay', 'open'],
  ['starts with a digit', '**5** ways', 1],
  ['starts with a capital letter', '(Apple)', 1],
  ['starts with a capital letter', '##', 0],
  // Brackets, links and tables around the first or last word.
  ['ends with the word "end"', '(the end)', 'open'],
  ['ends with the word "end"', 'This is (the end.)', 'open'],
  ['ends with the word "end"', "(That's the end!).", 'open'],
  ['ends with the word "end"', 'Here is [the end](https://a.example/b)', 'open'],
  ['ends with the word "end"', '|a|end|\n|-|-|\n|b|**end**|', 'open'],
  ['does not end with the word "thanks"', 'Ok {thanks}', 'open'],
  ['ends with the word "end"', '(the end) of it', 0],
  ['ends with the word "end"', 'the weekend)', 0],
  ['ends with "end"', '“the **end**.”', 1],
  ['starts with the word "Yes"', '(Yes) ok', 'open'],
  ['starts with the word "Yes"', '[Yes](https://a.example) ok', 'open'],
  ['starts with the word "Yes"', '...Yes, ok', 'open'],
  ['starts with "Sure"', '[**Sure**](https://a.example) ok', 'open'],
  ['does not start with "Sure"', '(Surely)', 1],
  ['starts with "Sure"', '(Not) Sure', 0],
  ['starts with "{"', '({})', 0],
])('through signs: %s: %j', (condition, content, want) => {
  expect(outcome(condition, content)).toBe(want);
});

test.each([
  ['Passes if the first word of the response is "Yes"', '[Yes] ok', 'open'],
  ['Passes if the last word of the response is "you"', 'Call [you](https://a.example)', 'open'],
  ['Fails if the last word of the response is "you"', '(Thank you)', 'open'],
  ['Passes if no sentence starts with "And"', 'He left. (And she stayed.)', 'open'],
  ['Passes if each sentence starts with "We"', 'We go. (We run.)', 'open'],
  ['Passes if each sentence starts with "We"', 'We go. (They run.)', 0],
  ['Passes if each line starts with a capital letter', 'Apple\n#Banana', 0],
])('%s: %j', (criterion, content, want) => {
  let score: unknown = 'open';
  try {
    score = judged(criterion, content)?.score;
  } catch (error) {
    expect(String(error)).toMatch(/other signs stand beside it/);
  }
  expect(score).toBe(want);
});
