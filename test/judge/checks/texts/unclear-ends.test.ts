import { type Check, runCheck } from '../../../../src/judge/checks/check.ts';
import { compile } from '../../../../src/judge/checks/compile.ts';
import { readConversation, readResponses } from '../../../../src/judge/conversation.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';

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
