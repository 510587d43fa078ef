import type { Ref } from 'preact';
import { useRef } from 'preact/hooks';
import { useKeys } from '../app/use-keys.ts';

export type Keys = [keys: string[], does: string][];

/** The keys of a page, at its foot. `?` leads there. */
export function KeyHints({ keys }: { keys: Keys }) {
  const hints = useRef<HTMLParagraphElement>(null);
  useKeys({ '?': () => hints.current?.scrollIntoView() });
  return <KeyLine keys={[...keys, [['?'], 'these keys']]} line={hints} />;
}

/** Keys and what they do, in a line. */
export const KeyLine = ({ keys, line }: { keys: Keys; line?: Ref<HTMLParagraphElement> }) => (
  <p class="keys" ref={line ?? null}>
    {keys.map(([names, does]) => (
      <span key={does}>
        {names.map((name) => (
          <kbd key={name}>{name}</kbd>
        ))}{' '}
        {does}
      </span>
    ))}
  </p>
);
