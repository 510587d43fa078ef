import { conversation } from './gate-conversation.ts';
import type { GateName } from './gate-model.ts';

/** Where the peers' packages are. */
export interface Places {
  /** The words of Deemster's command. */
  deemster: string[];
  /** node_modules of the npm packages, with a trailing slash. */
  modules: string;
  /** Folders with the commands of a virtual environment. */
  deepeval: string;
  phoenix: string;
}

export interface Command {
  words: string[];
  /** Written into the folder of the run before it. */
  files: Record<string, string>;
  environment?: Record<string, string>;
}

export interface Tool {
  name: GateName;
  /** The settings that turn off its telemetry and update check, from its documentation. */
  quiet: Record<string, string>;
  /** A check that needs no model and that the answer passes. */
  exact: Command;
  /**
   * The answer, judged by the model at this address. A library only prints its score.
   * @param junit the path of the JUnit file, for a gate that can write one
   */
  judged(modelUrl: string, junit: string): Command;
  kind: 'gate' | 'library';
  /** Whether it has an option for a JUnit file. */
  junit: boolean;
}

const key = 'sk-none';
const [{ content: question }, { content: answer }] = conversation;
const given = { 'conversation.json': JSON.stringify({ messages: conversation }) };

/** @param hasJunit whether Deemster's `evaluate` has the option */
export function gateTools({ deemster, modules, deepeval, phoenix }: Places, hasJunit: boolean): Tool[] {
  const evaluate = [...deemster, 'evaluate', 'conversation.json', '--criterion'];
  const promptfoo = [process.execPath, `${modules}promptfoo/dist/src/entrypoint.js`, 'eval', '-c', 'config.yaml'];
  const promptfooConfig = (assertion: object, provider?: object) =>
    JSON.stringify({
      prompts: ['{{answer}}'],
      // The answer is already given.
      providers: ['echo'],
      ...(provider && { defaultTest: { options: { provider } } }),
      tests: [{ vars: { answer }, assert: [assertion] }],
    });
  const deepevalTest = (metric: string) => ({
    words: [`${deepeval}/deepeval`, 'test', 'run', 'test_gate.py'],
    files: { ...given, 'test_gate.py': DEEPEVAL.replace('METRIC', metric) },
  });
  return [
    {
      name: 'deemster',
      kind: 'gate',
      junit: hasJunit,
      quiet: {},
      exact: { words: [...evaluate, 'Passes if the response contains "working days"'], files: given },
      judged: (modelUrl, junit) => ({
        words: [
          ...[...evaluate, 'Passes if the response is polite', '--judge', 'openai:gpt-4.1', '--timeout-seconds', '10'],
          ...(hasJunit ? ['--junit', junit] : []),
        ],
        files: given,
        environment: { OPENAI_BASE_URL: modelUrl, OPENAI_API_KEY: key },
      }),
    },
    {
      name: 'promptfoo',
      kind: 'gate',
      junit: true,
      quiet: { PROMPTFOO_DISABLE_TELEMETRY: '1', PROMPTFOO_DISABLE_UPDATE: '1' },
      exact: {
        words: promptfoo,
        files: { 'config.yaml': promptfooConfig({ type: 'contains', value: 'working days' }) },
      },
      judged: (modelUrl, junit) => ({
        words: [...promptfoo, '-o', junit],
        files: {
          'config.yaml': promptfooConfig(
            { type: 'llm-rubric', value: 'the response is polite' },
            { id: 'openai:chat:gpt-4.1', config: { apiBaseUrl: modelUrl, apiKey: key } },
          ),
        },
      }),
    },
    {
      name: 'deepeval',
      kind: 'gate',
      junit: true,
      quiet: { DEEPEVAL_TELEMETRY_OPT_OUT: '1' },
      exact: deepevalTest('PatternMatchMetric(pattern=".*working days.*")'),
      judged: (modelUrl, junit) => {
        const { words, files } = deepevalTest(
          'GEval(name="polite", evaluation_steps=["The response is polite."], ' +
            'evaluation_params=[SingleTurnParams.ACTUAL_OUTPUT], model="gpt-4.1")',
        );
        const environment = { OPENAI_BASE_URL: modelUrl, OPENAI_API_KEY: key };
        return { words: [...words, `--junitxml=${junit}`], files, environment };
      },
    },
    {
      name: 'autoevals',
      kind: 'library',
      junit: false,
      quiet: {},
      exact: nodeScript(`import { ExactMatch } from '${modules}autoevals/jsdist/index.mjs';
const { score } = await ExactMatch({ output: ${JSON.stringify(answer)}, expected: ${JSON.stringify(answer)} });
console.log(score);`),
      judged: (modelUrl) =>
        nodeScript(`import { ClosedQA } from '${modules}autoevals/jsdist/index.mjs';
import { OpenAI } from '${modules}openai/index.mjs';
const client = new OpenAI({ baseURL: '${modelUrl}', apiKey: '${key}' });
const asked = { input: ${JSON.stringify(question)}, output: ${JSON.stringify(answer)}, criteria: 'the response is polite' };
const { score } = await ClosedQA({ ...asked, model: 'gpt-4.1', client });
console.log(score);`),
    },
    {
      name: 'phoenix',
      kind: 'library',
      junit: false,
      quiet: { PHOENIX_TELEMETRY_ENABLED: 'false' },
      exact: pythonScript(
        phoenix,
        `from phoenix.evals.metrics import exact_match
answer = ${JSON.stringify(answer)}
print(exact_match(output=answer, expected=answer))`,
      ),
      judged: (modelUrl) =>
        pythonScript(
          phoenix,
          `from phoenix.evals import LLM, create_classifier
judge = create_classifier(
    name="polite",
    prompt_template="Is the response polite?\\n{{output}}",
    llm=LLM(provider="openai", model="gpt-4.1", base_url="${modelUrl}", api_key="${key}"),
    choices={"polite": 1, "rude": 0},
)
print(judge.evaluate({"output": ${JSON.stringify(answer)}})[0].score)`,
        ),
    },
  ];
}

const DEEPEVAL = `import json
from deepeval import assert_test
from deepeval.metrics import GEval, PatternMatchMetric
from deepeval.test_case import LLMTestCase, SingleTurnParams


def test_gate():
    question, answer = (message["content"] for message in json.load(open("conversation.json"))["messages"])
    assert_test(LLMTestCase(input=question, actual_output=answer), [METRIC])
`;

const nodeScript = (source: string): Command => ({
  words: [process.execPath, 'gate.mjs'],
  files: { 'gate.mjs': source },
});
const pythonScript = (commands: string, source: string): Command => ({
  words: [`${commands}/python`, 'gate.py'],
  files: { 'gate.py': source },
});
