import { UsageError } from '../../usage-error.ts';
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
  for (const { test, vars, where } of testsOf(config.tests, fieldsOf(shared.vars))) {
    if (!isFields(test) || 'path' in test) {
      leaveOut('test', elsewhere, where);
      continue;
    }
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

/** Most tests that the lists of one test's variables may stand for. */
const MOST_COMBINATIONS = 1000;
const MOST_TESTS = 100_000;

/** Each test; one whose variables are lists stands for all their combinations, as in promptfoo. */
function testsOf(tests: unknown, shared: Fields): { test: unknown; vars: Fields; where: string }[] {
  let number = 0;
  return listOf(tests).flatMap((test) => {
    const vars = isFields(test) ? { ...shared, ...fieldsOf(test.vars) } : {};
    const all = combinationsOf(vars);
    if (number + all.length > MOST_TESTS)
      throw new UsageError(`The configuration has more than ${MOST_TESTS.toLocaleString('en-US')} tests.`);
    return all.map((one) => ({ test, vars: one, where: `test ${++number}` }));
  });
}

function combinationsOf(vars: Fields): Fields[] {
  let all: Fields[] = [{}];
  for (const [name, value] of Object.entries(vars)) {
    const values = Array.isArray(value) && value.length > 0 ? value : [value];
    if (all.length * values.length > MOST_COMBINATIONS) return [vars];
    all = all.flatMap((before) => values.map((one) => ({ ...before, [name]: one })));
  }
  return all;
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
