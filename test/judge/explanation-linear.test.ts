import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { atLength } from '../soak.ts';
import { ADVERSARIAL, adversarial } from './checks/adversarial-texts.ts';
import type { Work } from './explanation-worker.ts';

/** What makes this program in particular look again and again. */
const OWN: Record<string, string> = {
  'groups of digits': '111 ',
  'groups of digits and commas': '111,',
  'digits among letters': 'a1',
  'numbers joined by hyphens': '12-',
  'letters and numbers joined by hyphens': 'a-1-',
  'capitals inside words': 'aBc',
  'names of many pieces': 'x_',
  paths: 'a/b.',
  'unicode escapes': '\\u0061',
  'escapes of escapes': '\\\\\\"',
  'entities of entities': '&amp;amp;',
  'percent signs': '%41',
  exponents: '1e5 ',
  'open quotations': '"A. B ',
  'open objects': '{"a":',
  'list marks': '1.\n',
};

const OF_OTHERS = [
  ...['asterisks around letters', 'underscores', 'digits', 'digits and full stops', 'digits and commas', 'hyphens'],
  ...['words of hyphens', 'backslashes', 'ampersands', 'letters', 'capital letters', 'words of one letter', 'tags'],
  ...['comments without end', 'newlines', 'blank lines of blanks', 'full stops', 'dots in addresses', 'slashes'],
  ...['combining marks', 'Chinese letters', 'Thai letters', 'zero-width blanks', 'double quotes'],
];

const UNITS = [...Object.entries(OWN), ...OF_OTHERS.map((name) => [name, ADVERSARIAL[name]!] as const)];

/** An algorithm of quadratic time does not finish these within a test's timeout. */
const hiddenLength = atLength(400_000);
const longExplanation = atLength(150_000);
const patience = 60_000;

const worker = new Worker(new URL('./explanation-worker.ts', import.meta.url));
afterAll(() => worker.terminate());

async function cleaned(work: Work): Promise<string> {
  worker.postMessage(work);
  const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(patience) });
  return answer;
}

test.each(UNITS)('comes to the end of long hidden text: %s', async (_, unit) => {
  const explanation = `${adversarial(unit, 4000)}\n"\nIt calls get order.`;
  expect(await cleaned({ explanation, hidden: adversarial(unit, hiddenLength), visible: '' })).not.toContain(
    'get order',
  );
});

test.each(['newlines', 'blank lines of blanks', 'double quotes', 'words that end sentences', 'nested bullets'])(
  'comes to the end of a long explanation: %s',
  async (name) => {
    const explanation = `${adversarial(ADVERSARIAL[name]!, longExplanation)}\n"\nIt calls get order.`;
    expect(await cleaned({ explanation, hidden: 'Be kind.', visible: '' })).not.toContain('get order');
  },
);
