import type { Figure } from './numbers.ts';

type Lacking = NonNullable<Figure['too_few']>;

const nouns: Record<Lacking['what'], [one: string, many: string]> = {
  labels: ['label', 'labels'],
  labels_to_pass: ['“pass” label', '“pass” labels'],
  labels_to_fail: ['“fail” label', '“fail” labels'],
  ratings: ['rating', 'ratings'],
  scores: ['score', 'scores'],
  anchors: ['anchor', 'anchors'],
  passes_and_failures: ['pass or failure', 'passes and failures'],
};

/** How far there is enough of something. */
export const Meter = ({ have, needed, what }: Lacking) => (
  <svg class="meter" role="img" aria-label={`${have} of ${needed} ${nouns[what][1]}`}>
    <rect width="100%" height="4" rx="2" />
    <rect width={`${Math.min(100, (have / needed) * 100)}%`} height="4" rx="2" />
  </svg>
);

/** `too few labels (12 of 50)` */
export const fewText = ({ have, needed, what }: Lacking): string => `too few ${nouns[what][1]} (${have} of ${needed})`;

/** Instead of a figure: how far there is enough to say one. */
export function TooFew({ of }: { of: Lacking }) {
  const [one, many] = nouns[of.what];
  return (
    <>
      <Meter {...of} />
      {of.have === 0 ? `No ${many} yet: nothing to say.` : `${of.have} ${of.have === 1 ? one : many}, too few to say.`}
    </>
  );
}
