import type { Label } from '../../client/index.ts';
import { count } from '../database.ts';
import { called, type Service } from '../service-client.ts';
import { caseText, verdictText } from './case-text.ts';
import type { Keyboard } from './keyboard.ts';

interface Options {
  evaluator: string;
  author: string | undefined;
  /** Stop after this many labels; undefined: when no response is left. */
  most: number | undefined;
}

/** A case that was decided or skipped, for undo. */
interface Done {
  case: Case;
  /** Undefined if it was skipped. */
  label?: Label;
}
interface Case {
  trace_id: string;
  evaluation_id: string;
}

const atATime = 20;
/** The most that the service suggests at once. */
const mostSuggested = 100;
const question = 'Does the response deserve to pass? y yes, n no, s skip, u undo, c comment, q quit: ';

/**
 * Asks for a label on one response after the other. Each label is stored at once, so a later session continues where this one
 * ends; what was skipped comes again.
 * @throws UsageError if the service does not answer as it should
 */
export async function labelCases(service: Service, keyboard: Keyboard, options: Options): Promise<void> {
  const { evaluator, author, most = Number.POSITIVE_INFINITY } = options;
  const done: Done[] = [];
  const seen = new Set<string>();
  const labels = () => done.filter(({ label }) => label).length;

  /** The next cases that this session has not shown. */
  async function suggested(): Promise<Case[]> {
    const limit = Math.min(mostSuggested, atATime + done.length - labels());
    const { suggestions } = await called(service, ({ evaluators }) =>
      evaluators.suggestLabels(evaluator, { limit, author }),
    );
    return suggestions.filter(({ evaluation_id }) => !seen.has(evaluation_id));
  }

  const waiting: Case[] = [];
  let hasQuit = false;
  while (!hasQuit && labels() < most) {
    if (waiting.length === 0) waiting.push(...(await suggested()));
    const next = waiting.shift();
    if (!next) break;
    seen.add(next.evaluation_id);
    const answer = await ask(next);
    if (answer === 'gone') continue;
    if (answer === 'quit') hasQuit = true;
    else if (answer !== 'undo') done.push({ case: next, ...answer });
    else {
      waiting.unshift(next);
      const last = done.pop();
      if (!last) {
        console.log('There is nothing to undo.');
        continue;
      }
      const { label } = last;
      if (label) await called(service, (client) => client.withdrawLabel(label.id));
      waiting.unshift(last.case);
    }
  }
  const skipped = done.length - labels();
  console.log(
    `${hasQuit || labels() >= most ? '' : 'No response is left to label. '}Stored ${count(labels(), 'label')}${skipped > 0 ? `, skipped ${skipped}` : ''}.`,
  );

  async function ask(one: Case): Promise<{ label?: Label } | 'undo' | 'quit' | 'gone'> {
    const trace = await called(service, (client) => client.trace(one.trace_id));
    const evaluation = trace.evaluations.find(({ id }) => id === one.evaluation_id);
    // It was deleted meanwhile.
    if (!evaluation) return 'gone';
    console.log(`\n${'─'.repeat(Math.min(process.stdout.columns || 80, 80))}\n${caseText(trace, evaluation)}\n`);
    let comment = '';
    process.stdout.write(question);
    for (;;) {
      const key = (await keyboard.key())?.toLowerCase() ?? 'q';
      if (key === 'c') {
        comment = (await keyboard.line('\nComment (Escape for none): ')) ?? '';
        process.stdout.write(question);
      }
      if (!'ynsuq'.includes(key)) continue;
      console.log(key);
      if (key === 'q') return 'quit';
      if (key === 'u') return 'undo';
      if (key === 's') return {};
      const label = await called(service, (client) => client.label(one.evaluation_id, key === 'y', { author }));
      if (comment.trim() !== '') await called(service, (client) => client.comment(one.trace_id, comment));
      console.log(verdictText(evaluation));
      return { label };
    }
  }
}
