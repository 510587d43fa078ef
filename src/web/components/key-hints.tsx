/** The keys of a page, at its foot. */
export const KeyHints = ({ keys }: { keys: [keys: string[], does: string][] }) => (
  <p class="keys">
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
