import { Dialog } from '../../components/form/dialog.tsx';

const keys: [keys: string[], does: string][] = [
  [['←', '→'], 'previous, next item'],
  [['↑', '↓'], 'previous, next field'],
  [['1'], 'deserves to pass'],
  [['0'], 'does not'],
  [['g', 'b'], 'rate good, poor'],
  [['v'], 'your own score, if it is graded'],
  [['c'], 'comment'],
  [['Esc'], 'leave a text'],
  [['s'], 'skip; comes back at the end'],
  [['u'], 'take the answer back'],
  [['h'], 'hide or show the verdicts'],
  [['o'], 'open the trace'],
  [['Ctrl Enter'], 'done, next'],
];

/** The keys of the page. */
export const KeyList = ({ close }: { close: () => void }) => (
  <Dialog title="Keys" close={close}>
    <dl class="keylist">
      {keys.map(([names, does]) => (
        <div key={does}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <p class="hint">While you type, only Esc and Ctrl Enter do something.</p>
    <div class="btn-row">
      <button class="btn" type="button" onClick={close}>
        Close
      </button>
    </div>
  </Dialog>
);
