import { KeyLine, type Keys } from '../../components/key-hints.tsx';

const keys: Keys = [
  [['←', '→'], 'item'],
  [['↑', '↓'], 'field'],
  [['1', '0'], 'yes, no'],
  [['c'], 'comment'],
  [['s'], 'skip'],
  [['Ctrl Enter'], 'done, next'],
  [['?'], 'all keys'],
];

/** The most used keys, at the foot of the page. `?` opens the whole list. */
export const ReviewKeys = () => <KeyLine keys={keys} />;
