const shapes = {
  mean: <line class="line" x1="0" x2="14" y1="6" y2="6" />,
  line2: <line class="line line--2" x1="0" x2="14" y1="6" y2="6" />,
  band: <rect class="band" x="1" y="1" width="12" height="10" />,
  pass: <rect class="bar" x="1" y="1" width="12" height="10" />,
  low: <rect class="bar bar--low" x="1" y="1" width="12" height="10" />,
  na: <rect class="bar bar--na" x="1" y="1" width="12" height="10" />,
};

/** What the shapes of a chart mean. */
export const Legend = ({ of }: { of: readonly (readonly [shape: keyof typeof shapes, words: string])[] }) => (
  <div class="legend">
    {of.map(([shape, words]) => (
      <span key={shape}>
        <svg class="swatch" aria-hidden="true">
          {shapes[shape]}
        </svg>
        {words}
      </span>
    ))}
  </div>
);
