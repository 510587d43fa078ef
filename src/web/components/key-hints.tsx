import { useRef } from 'preact/hooks';
import { useKeys } from '../app/use-keys.ts';

/** The keys of a page, at its foot. `?` leads there. */
export function KeyHints({ keys }: { keys: [keys: string[], does: string][] }) {
  const hints = useRef<HTMLParagraphElement>(null);
  useKeys({ '?': () => hints.current?.scrollIntoView() });
  const all: typeof keys = [...keys, [['?'], 'these keys']];
  return (
    <p class="keys" ref={hints}>
      {all.map(([names, does]) => (
        <span key={does}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}{' '}
          {does}
        </span>
      ))}
    </p>
  );
}
