import { inTurns } from '../../steps.ts';
import { preparePlainData } from './alike/plain-data.ts';
import type { Grammar } from './chart.ts';
import { grammar, grammarInSteps } from './grammar.ts';
import { prepareRemarks } from './remarks.ts';

let built: Grammar | undefined;
let building: Promise<void> | undefined;

/** The grammar, built at once when it is first needed: that takes 0.2 to 0.4 s. */
export function builtGrammar(): Grammar {
  built ??= grammar();
  return built;
}

/** Builds the grammar, if it is not built, with turns of the event loop in between, so that no other request waits for all of it. */
export async function prepareGrammar(): Promise<void> {
  if (built) return;
  const { signal } = new AbortController();
  building ??= inTurns(grammarInSteps(), signal).then(async (made) => {
    built ??= made;
    await inTurns(prepareRemarks(), signal);
    await inTurns(preparePlainData(), signal);
  });
  await building;
}
