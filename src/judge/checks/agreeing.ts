import { type Check, costly } from './check.ts';

const OPEN = 'The criterion says it in two ways, or can be read in two, which differ for this response.';

/** What a criterion says in two ways: decided where both come to the same. */
export const agreeing = (said: Check, gloss: Check): Check =>
  costly({
    ...said,
    run: (subject) => {
      const [one, other] = [said.run(subject), gloss.run(subject)];
      if (one.holds === 'undecided' || other.holds === 'undecided') return one.holds === 'undecided' ? one : other;
      // Of a response without the parts that are spoken of, nothing is said.
      return one.holds === other.holds || one.holds === null ? one : { holds: 'undecided', reason: OPEN };
    },
  });
