import Sqlite from 'better-sqlite3';
import { bytesOf, temporaryFolder } from '../helpers.ts';
import { key, startVictim, type Victim } from '../torture/victim.ts';

/** Stores so much text that all is indexed, and waits with requests, which give the service time, until nothing is left. */
async function indexed(folder: string, { url }: Victim): Promise<void> {
  await fetch(`${url}/api/v1/traces`, {
    method: 'POST',
    headers: { 'API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'filler '.repeat(160_000) }] }),
  });
  for (;;) {
    await fetch(`${url}/healthz`);
    const connection = new Sqlite(`${folder}/deemster.db`, { readonly: true });
    const left = connection.prepare('SELECT count(*) FROM unsearched').pluck().get();
    connection.close();
    if (left === 0) return;
  }
}

test('a service that is killed while it indexes and deletes finds every text that is stored, and no other', async () => {
  await using folder = await temporaryFolder();
  const stored = new Map<string, string>();
  const deleted: string[] = [];
  let number = 0;
  for (let round = 0; round < 8; round++) {
    const victim = await startVictim(folder.path);
    const call = (method: string, path: string, body?: object) =>
      fetch(`${victim.url}/api/v1${path}`, {
        method,
        headers: { 'API-Key': key, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const store = async () => {
      const word = `word${number++}z`;
      const messages = [{ role: 'user', content: `${word} ${'and so on '.repeat(100)}` }];
      const { id } = (await (await call('POST', '/traces', { messages })).json()) as { id: string };
      stored.set(id, word);
    };
    await Promise.all(Array.from({ length: 150 }, store));
    if (round % 2 === 0) await indexed(folder.path, victim);
    const gone = [...stored.keys()].slice(0, 20);
    const deleting = gone.map(async (id) => {
      if ((await call('DELETE', `/traces/${id}`)).status !== 204) return;
      deleted.push(stored.get(id)!);
      stored.delete(id);
    });
    // Some are deleted, and others are not.
    await Promise.race([Promise.all(deleting), deleting[round]!]);
    await victim.kill();
    await Promise.allSettled(deleting);
  }
  const victim = await startVictim(folder.path);
  const list = async (text: string) => {
    const response = await fetch(`${victim.url}/api/v1/traces?text=${text}`, { headers: { 'API-Key': key } });
    return (await response.json()) as { traces: { id: string }[]; unsearched: number };
  };
  await indexed(folder.path, victim);
  for (const [id, word] of stored) {
    const { traces, unsearched } = await list(word);
    // What was being deleted at the end of a process may be gone.
    expect([word, traces.map((one) => one.id), unsearched]).toEqual([word, traces.length === 0 ? [] : [id], 0]);
    if (traces.length === 0)
      expect((await fetch(`${victim.url}/api/v1/traces/${id}`, { headers: { 'API-Key': key } })).status).toBe(404);
  }
  expect(deleted.length).toBeGreaterThan(8);
  for (const word of deleted) expect([word, (await list(word)).traces]).toEqual([word, []]);
  const bytes = await bytesOf(folder.path);
  expect(deleted.filter((word) => bytes.includes(word))).toEqual([]);
  expect(victim.log()).toBe('');
  await victim.kill();
});
