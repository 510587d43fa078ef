import { changeText } from '../../../components/figures/numbers.ts';
import { Mark } from '../../../components/mark.tsx';
import { outcomeOf, scoreText } from '../../../components/outcome.ts';
import { ScrolledTable, TableHead } from '../../../components/table.tsx';
import { rowOf } from '../../../components/trace-row.ts';
import { standingOf, type Trial } from './trial.ts';

const words = {
  flipped: 'changed sides',
  moved: 'moved',
  same: 'the same',
  failed: 'failed',
  waiting: 'waiting',
};

/** Old and new scores beside each other. */
export const TrialTable = ({ trials, version }: { trials: readonly Trial[]; version: number }) => (
  <ScrolledTable label="Old and new scores, table">
    <TableHead of={['Trace', { num: 'Old' }, { num: 'New' }, { num: 'Change' }, 'What it says now']} />
    <tbody>
      {trials.map((trial) => (
        <Row key={trial.trace.id} trial={trial} version={version} />
      ))}
    </tbody>
  </ScrolledTable>
);

function Row({ trial, version }: { trial: Trial; version: number }) {
  const { trace, before, result } = trial;
  const standing = standingOf(trial);
  const row = rowOf(trace);
  const scored = result && 'score' in result ? result : undefined;
  const hasBoth = scored && scored.score !== null && before !== null;
  return (
    <tr class={standing === 'same' ? 'is-same' : ''}>
      <th scope="row" class="subject">
        <a href={`/traces/${trace.id}`} dir="auto">
          {row.ask || 'Trace'}
        </a>
        <span class="subject__more" dir="auto">
          {row.reply}
        </span>
      </th>
      <td class="num">
        <Score score={before} />
        {trial.version !== null && trial.version !== version && <span class="few">by v{trial.version}</span>}
      </td>
      <td class="num">{scored ? <Score score={scored.score} /> : <span class="muted">{words[standing]}</span>}</td>
      <td class="num">
        {scored && (
          <>
            {hasBoth && before !== scored.score && changeText(scored.score! - before)}
            <span class={standing === 'flipped' ? 'few few--strong' : 'few'}>{words[standing]}</span>
          </>
        )}
      </td>
      <td class="said" dir="auto">
        {result && ('fault' in result ? <span class="fault">{result.fault}</span> : result.explanation)}
      </td>
    </tr>
  );
}

const Score = ({ score }: { score: number | null }) => (
  <span class="marked">
    <Mark outcome={outcomeOf(score, null)} /> {score === null ? 'n/a' : scoreText(score)}
  </span>
);
