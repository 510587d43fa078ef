const keys: [keys: string[], does: string][] = [
  [['←', '→'], 'item'],
  [['↑', '↓'], 'field'],
  [['1', '0'], 'yes, no'],
  [['c'], 'comment'],
  [['s'], 'skip'],
  [['Ctrl Enter'], 'done, next'],
  [['?'], 'all keys'],
];

/** The most used keys, at the foot of the page. `?` opens the whole list. */
export const ReviewKeys = () => (
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
