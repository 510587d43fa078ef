import { count } from '../database.ts';
import { type Decision, questionOf } from './decision.ts';
import type { Keyboard } from './keyboard.ts';

/** A response for a person to judge. */
export interface Case {
  criterion: string;
  /** The criterion and the conversation, without the judge's verdict. */
  text: string;
  /** The judge's verdict, shown after the person's own; null if there is none. */
  verdict: string | null;
  /** @param comment Empty without one. */
  store(decision: Decision, comment: string): Promise<Undo>;
}

/** Takes the label back. */
type Undo = () => Promise<void>;

/** A case that was decided or skipped, for undo. */
interface Done {
  case: Case;
  /** Undefined if it was skipped. */
  undo?: Undo;
}

interface Options {
  /** The next case that this session has not shown; undefined: no case is left. */
  next: () => Promise<Case | undefined>;
  keyboard: Keyboard;
  /** Stop after this many labels; undefined: when no response is left. */
  most: number | undefined;
}

/**
 * Asks for a label on one response after the other. Each label is stored at once, so a later session continues where this one
 * ends; what was skipped comes again.
 */
export async function labelCases({ next, keyboard, most = Number.POSITIVE_INFINITY }: Options): Promise<void> {
  const done: Done[] = [];
  const again: Case[] = [];
  const labels = () => done.filter(({ undo }) => undo).length;
  let hasQuit = false;
  while (!hasQuit && labels() < most) {
    const current = again.pop() ?? (await next());
    if (!current) break;
    const answer = await ask(current, keyboard, labels());
    if (answer === 'quit') hasQuit = true;
    else if (answer !== 'undo') done.push({ case: current, ...answer });
    else {
      again.push(current);
      const last = done.pop();
      if (!last) {
        console.log('There is nothing to undo.');
        continue;
      }
      await last.undo?.();
      again.push(last.case);
    }
  }
  const skipped = done.length - labels();
  console.log(
    `${hasQuit || labels() >= most ? '' : 'No response is left to label. '}Stored ${count(labels(), 'label')}${skipped > 0 ? `, skipped ${skipped}` : ''}.`,
  );
}

async function ask(one: Case, keyboard: Keyboard, labels: number): Promise<{ undo?: Undo } | 'undo' | 'quit'> {
  const { text: question, decisions } = questionOf(one.criterion);
  const head = `── ${labels.toLocaleString('en')} labelled `.padEnd(Math.min(process.stdout.columns || 80, 80), '─');
  console.log(`\n${head}\n${one.text}\n`);
  let comment = '';
  process.stdout.write(question);
  for (;;) {
    const key = (await keyboard.key())?.toLowerCase() ?? 'q';
    if (key === 'c') {
      comment = (await keyboard.line('\nComment (Escape for none): ')) ?? '';
      process.stdout.write(question);
    }
    const decision = decisions[key];
    if (!decision && !'suq'.includes(key)) continue;
    console.log(key);
    if (key === 'q') return 'quit';
    if (key === 'u') return 'undo';
    if (!decision) return {};
    const undo = await one.store(decision, comment.trim());
    if (one.verdict !== null) console.log(one.verdict);
    return { undo };
  }
}
