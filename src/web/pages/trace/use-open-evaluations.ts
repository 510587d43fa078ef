import { useEffect, useState } from 'preact/hooks';

export interface OpenEvaluations {
  /** The one that was opened last: its quotes are tinted. */
  latest: number | undefined;
  isOpen: (number: number) => boolean;
  show: (number: number) => void;
  toggle: (number: number, isOpen: boolean) => void;
}

/** Which evaluations are unfolded, by their number. @param first The one that is open at first. */
export function useOpenEvaluations(first: number | undefined): OpenEvaluations {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(first === undefined ? [] : [first]));
  const [latest, setLatest] = useState(first);
  // A folded evaluation has no place on the screen until it is open.
  useEffect(() => {
    const opened = latest !== undefined && location.hash === `#e${latest}`;
    if (opened) document.getElementById(`e${latest}`)?.scrollIntoView({ block: 'nearest' });
  }, [latest]);
  const show = (number: number) => {
    setOpen((before) => new Set([...before, number]));
    setLatest(number);
  };
  return {
    latest,
    isOpen: (number) => open.has(number),
    show,
    toggle(number, isOpen) {
      if (isOpen) return show(number);
      setOpen((before) => new Set([...before].filter((one) => one !== number)));
      setLatest((before) => (before === number ? undefined : before));
    },
  };
}
