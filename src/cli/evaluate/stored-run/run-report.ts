import { count } from '../../database.ts';
import { shellWord } from '../../shell-word.ts';
import type { Report } from '../report.ts';
import { identityOf } from './row-identity.ts';

interface StoredRun {
  run: string;
  baseUrl: string;
  /** Whether the service ends with this process. */
  isOwnService: boolean;
  /** The file of results with which the run can be continued, if there is one. */
  file: string | undefined;
  used: ReadonlySet<string>;
  print: (line: string) => void;
}

/** Says at the end where the run is stored, how it is compared with another or continued, and which of its cases have no name of their own. */
export function runReport({ run, baseUrl, isOwnService, file, used, print }: StoredRun): Report {
  const rows = { id: 0, hash: 0, question: 0 };
  let last = 0;
  let stored = 0;
  return {
    add({ conversation, trace_id }, { row }) {
      if (conversation === last || trace_id === undefined) return;
      last = conversation;
      stored++;
      rows[identityOf(run, row, used, false).namedBy]++;
    },
    end({ stopped }) {
      if (stored === 0) return;
      if (rows.hash > 0)
        print(`${count(rows.hash, 'id')} cannot be a tag (at most 64 characters): the run has a hash of each instead.`);
      if (rows.question > 0)
        print(
          `${count(rows.question, 'conversation')} without an id: in a comparison, those with the same question are one case. Give ids with --id-column.`,
        );
      if (stopped) {
        const how = `--run ${shellWord(run)} --resume ${shellWord(file ?? 'FILE.jsonl')}`;
        print(`The run ${JSON.stringify(run)} is not complete. Continue it with ${how}.`);
        return;
      }
      const where = isOwnService ? 'in the data folder. With "deemster serve", compare' : `on ${baseUrl}. Compare`;
      print(`The run ${JSON.stringify(run)} is stored ${where} it with an earlier run:`);
      print(`  deemster compare BASE ${shellWord(run)} --url ${isOwnService ? 'ADDRESS' : baseUrl}`);
      if (!isOwnService) print(`  ${baseUrl}/compare?${new URLSearchParams({ candidate: run })}`);
    },
  };
}
