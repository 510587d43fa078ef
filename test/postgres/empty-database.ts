import pg from 'pg';

let count = 0;

/** An empty database on a server, of its own encoding if one is given. */
export async function emptyDatabase(server: string, encoding = 'UTF8'): Promise<string> {
  const name = `deemster_soak_${process.pid}_${++count}`;
  await asked(server, `CREATE DATABASE ${name} ENCODING '${encoding}' LOCALE 'C' TEMPLATE template0`);
  return Object.assign(new URL(server), { pathname: name }).href;
}

/** The rows of a query, on a connection of its own. */
export async function asked(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
