import { conversationOf, messagesOfPrompt } from '../conversation.ts';
import { type Fields, type Imported, isFields, listOf, textOf } from '../imported.ts';
import { LeftOutError } from './assertions.ts';
import { render } from './render.ts';
import { readAssertions } from './test-case.ts';

const elsewhere = 'It is in another file or made by a program, and neither is read';

/** The cases of promptfoo's configuration: each test with each prompt, still to be answered. */
export function configCases(config: Fields): Imported {
  const imported: Imported = { cases: [], leftOut: [] };
  const leaveOut = (what: string, why: string, where: string) => imported.leftOut.push({ what, why, where });
  if (config.scenarios !== undefined)
    leaveOut('scenarios', 'Their combinations are made by promptfoo; import the results', 'scenarios');
  const prompts = promptsOf(config.prompts, (where) => leaveOut('prompt', elsewhere, where));
  const shared = isFields(config.defaultTest) ? config.defaultTest : {};
  if (typeof config.defaultTest === 'string') leaveOut('defaultTest', elsewhere, 'defaultTest');
  const templates = isFields(config.assertionTemplates) ? config.assertionTemplates : {};
  for (const [index, test] of listOf(config.tests).entries()) {
    const where = `test ${index + 1}`;
    if (!isFields(test) || 'path' in test) {
      leaveOut('test', elsewhere, where);
      continue;
    }
    const vars = { ...fieldsOf(shared.vars), ...fieldsOf(test.vars) };
    const own = isFields(test.options) && test.options.disableDefaultAsserts === true;
    const { criteria, leftOut } = readAssertions(
      [...(own ? [] : listOf(shared.assert)), ...listOf(test.assert)],
      vars,
      where,
      templates,
    );
    imported.leftOut.push(...leftOut);
    for (const [at, prompt] of prompts.entries()) {
      const id = prompts.length > 1 ? `${where}, prompt ${at + 1}` : where;
      try {
        // Chat prompts are JSON, where a value must stay inside its text.
        const isChat = /^\s*\[\s*\{/.test(prompt);
        const messages = isChat ? render(messagesOfPrompt(prompt), vars) : messagesOfPrompt(render(prompt, vars));
        imported.cases.push({
          id,
          conversation: conversationOf(messages),
          isAnswered: false,
          criteria,
          labels: [],
          verdicts: [],
        });
      } catch (error) {
        if (!(error instanceof LeftOutError)) throw error;
        leaveOut('prompt', error.message, id);
      }
    }
  }
  return imported;
}

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

function promptsOf(prompts: unknown, leaveOut: (where: string) => void): string[] {
  return listOf(prompts).flatMap((prompt, index) => {
    const text = isFields(prompt) ? (textOf(prompt.raw) ?? textOf(prompt.id) ?? '') : String(prompt);
    const isText =
      text !== '' &&
      !/^(file|exec|https?):\/\//.test(text) &&
      !/^\S+\.(txt|json|jsonl|yaml|yml|md|csv|js|mjs|cjs|ts|py|j2)(:\w+)?$/.test(text);
    if (!isText) leaveOut(`prompt ${index + 1}`);
    return isText ? [text] : [];
  });
}
