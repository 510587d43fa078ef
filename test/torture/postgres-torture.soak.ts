import { temporaryFolder } from '../helpers.ts';
import { createCluster } from '../postgres/cluster.ts';
import { programs } from '../postgres/server.ts';
import { tortureOnPostgres } from './postgres-torture.ts';

const bin = programs();

(bin ? test : test.skip)(
  'kills of servers and of PostgreSQL lose nothing that was answered, and store nothing twice',
  async () => {
    await using folder = await temporaryFolder();
    using cluster = await createCluster(bin!);
    const options = { cluster, folder: folder.path, kills: 5, databaseKills: 2, workers: 12, seed: 7 };
    const { lost, twice, refused, unanswered, judgedAgain, ...counts } = await tortureOnPostgres(options);
    expect({ lost, twice, refused, unanswered }).toEqual({ lost: [], twice: [], refused: [], unanswered: 0 });
    // At most what was under way at a server that was killed, which is a third of the load, or anywhere when PostgreSQL was.
    const underWay = (counts.kills / 3 + counts.databaseKills) * options.workers;
    expect(judgedAgain).toBeLessThanOrEqual(underWay);
    expect(counts).toMatchObject({ kills: 5, databaseKills: 2 });
    expect(counts.answered).toBeGreaterThan(50);
  },
);
