import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Mark, segmentsOf } from './quotes.ts';

/** Which evaluation is open, so that its quotes are tinted; and how to open another one. */
export const OpenEvaluation = createContext<{ open: number | undefined; show: (evaluation: number) => void }>({
  open: undefined,
  show: () => undefined,
});

interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  /** The offset of the text in the part that the marks are in. */
  from?: number;
}

/** A text with its quotes: underlined, with the numbers of the evaluations that quote them. */
export function MarkedText({ text, marks, from = 0 }: MarkedTextProps) {
  const { open, show } = useContext(OpenEvaluation);
  let at = from;
  return (
    <>
      {segmentsOf(text, marks, from).map(({ text: part, marks: covering }) => {
        const start = at;
        at += part.length;
        const end = at;
        if (covering.length === 0) return part;
        const begins = covering.find((mark) => mark.start === start);
        const isOpen = covering.some(({ evaluation }) => evaluation === open);
        return (
          <mark key={start} id={begins?.id} class={isOpen ? 'is-on' : undefined}>
            {part}
            {covering
              .filter((mark) => mark.end === end)
              .map(({ id, evaluation }) => (
                <a
                  key={id}
                  href={`#e${evaluation}`}
                  aria-label={`Quoted by evaluation ${evaluation}`}
                  onClick={() => show(evaluation)}
                >
                  {evaluation}
                </a>
              ))}
          </mark>
        );
      })}
    </>
  );
}
