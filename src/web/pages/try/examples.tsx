/** Criteria to begin with. Code decides the exact ones. */
const examples: readonly { criterion: string; isExact: boolean }[] = [
  { criterion: 'Passes if the response has fewer than 120 words and contains no phone number', isExact: true },
  { criterion: 'Fails if the response contains more than one exclamation mark', isExact: true },
  { criterion: 'Passes if the response is valid JSON', isExact: true },
  { criterion: 'Reward responses of 20 to 60 words', isExact: true },
  { criterion: 'Passes if the response answers the question in its first sentence', isExact: false },
  { criterion: 'Penalize promises that nothing in the conversation supports', isExact: false },
];

interface ExamplesProps {
  isOpen: boolean;
  choose: (criterion: string) => void;
}

/** Criteria to start from, one click each. */
export const Examples = ({ isOpen, choose }: ExamplesProps) => (
  <details class="fold" open={isOpen}>
    <summary>Examples</summary>
    <ul class="fold__body examples">
      {examples.map(({ criterion, isExact }) => (
        <li key={criterion}>
          <button type="button" onClick={() => choose(criterion)}>
            <span class={isExact ? 'badge badge--accent' : 'badge'}>{isExact ? 'exact' : 'model'}</span>
            <span>{criterion}</span>
          </button>
        </li>
      ))}
    </ul>
  </details>
);
