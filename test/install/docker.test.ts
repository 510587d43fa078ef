import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { contextEntries } from '../../scripts/image/context.ts';
import { environmentOf, readStages, type Stage, textsOf } from '../../scripts/image/dockerfile.ts';
import { loadConfig, settings } from '../../src/config.ts';
import { largestBody } from '../../src/server/body.ts';
import { runDeemster } from '../cli/deemster-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stages = readStages(`${root}Dockerfile`);
const [build, final] = stages as [Stage, Stage];
const variables: string[] = Object.values(settings).map(({ variable }) => variable);
const list = (text: string | undefined): string[] => JSON.parse(text ?? '');

describe('the Dockerfile', () => {
  test('has two stages, and the second takes the executable and its licences', () => {
    expect(stages).toHaveLength(2);
    expect(textsOf(build, 'COPY')).toEqual(['. .']);
    expect(textsOf(final, 'COPY')).toEqual([
      '--from=build /source/dist/executable/deemster /usr/local/bin/',
      '--from=build /source/LICENSE /source/dist/executable/THIRD-PARTY-LICENSES /usr/share/doc/deemster/',
    ]);
  });

  test('builds with scripts of the package, from files that exist', () => {
    const scripts = textsOf(build, 'RUN').flatMap((text) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(scripts).toEqual(['build:executable']);
    expect(contextEntries(root)).toEqual(
      expect.arrayContaining(['src', 'package.json', 'package-lock.json', '.npmrc']),
    );
  });

  test('runs as a user without rights, who owns the data', () => {
    const [uid, gid] = textsOf(final, 'USER')[0]!.split(':').map(Number);
    expect([uid, gid]).toEqual([10001, 10001]);
    expect(textsOf(final, 'RUN').join()).toContain(`--uid ${uid} `);
    expect(textsOf(final, 'VOLUME')).toEqual([environmentOf(final).DEEMSTER_DATA_DIR]);
  });

  test('sets settings that exist, and exposes the default port', async () => {
    const environment = environmentOf(final);
    expect(variables).toEqual(expect.arrayContaining(Object.keys(environment)));
    expect(await loadConfig({}, { environment })).toMatchObject({ host: '0.0.0.0', dataDir: '/data' });
    expect(textsOf(final, 'EXPOSE')).toEqual([settings.port.default]);
  });

  test.each([
    ['starts', list(textsOf(final, 'CMD')[0])],
    ['is checked', list(/CMD (\[.*\])$/.exec(textsOf(final, 'HEALTHCHECK')[0]!)![1]).slice(1)],
  ])('%s with a command that exists', async (_what, command) => {
    expect(list(textsOf(final, 'ENTRYPOINT')[0])).toEqual(['deemster']);
    expect(await runDeemster([...command, '--help'], { cwd: root })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(`^Usage: deemster ${command[0]} `),
    });
  });
});

interface Service {
  image?: string;
  build?: string;
  ports?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  deploy?: { replicas: number };
  configs?: { source: string; target: string }[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  configs?: Record<string, { content: string }>;
}

/** A compose file, with the defaults of its variables; what must be set is the variable's name. */
const compose = (name: string): Compose =>
  parse(
    readFileSync(root + name, 'utf8')
      .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
      .replaceAll(/\$\{(\w+):\?[^}]*\}/g, '$1'),
  );

describe('the compose files', () => {
  const plain = compose('compose.yaml');
  const ollama = compose('compose.ollama.yaml');
  const postgres = compose('compose.postgres.yaml');
  const together = { ...plain.services, ...ollama.services };

  test.each([
    ['compose.yaml', plain, together],
    ['compose.ollama.yaml', ollama, together],
    ['compose.postgres.yaml', postgres, postgres.services],
  ])('%s refers to what exists', (_name, { services: own, volumes, configs }, services) => {
    for (const service of Object.values(own)) {
      for (const { source } of service.configs ?? []) expect(configs).toHaveProperty(source);
      if (service.build) expect(existsSync(`${root}${service.build}/Dockerfile`)).toBe(true);
      for (const volume of service.volumes ?? []) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
      for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(Object.keys(services)).toContain(name);
        // Without a health check, this would wait forever.
        if (condition === 'service_healthy') expect(services[name]).toHaveProperty('healthcheck');
      }
    }
  });

  test('Deemster keeps its data in the image’s volume and is published on this machine only', () => {
    const { ports, volumes } = plain.services.deemster!;
    expect(ports).toEqual([`127.0.0.1:8080:${textsOf(final, 'EXPOSE')[0]}`]);
    expect(volumes).toEqual([`data:${textsOf(final, 'VOLUME')[0]}`]);
  });

  test('the servers of the third file share a database, and the proxy finds them all', async () => {
    const { deemster, proxy, postgres: database } = postgres.services;
    const environment = deemster!.environment!;
    const config = await loadConfig({}, { environment });
    expect(config).toMatchObject({ host: '0.0.0.0', dataDir: plain.services.deemster!.environment!.DEEMSTER_DATA_DIR });
    const { username, password, hostname, port, pathname } = new URL(config.databaseUrl!);
    expect(database!.environment).toEqual({
      POSTGRES_USER: username,
      POSTGRES_PASSWORD: password,
      POSTGRES_DB: pathname.slice(1),
    });
    expect([hostname, port]).toEqual(['postgres', '5432']);
    expect(deemster).toMatchObject({
      deploy: { replicas: 2 },
      depends_on: { postgres: { condition: 'service_healthy' } },
    });
    // A shared folder would be locked by the first of them, and a published port would be taken.
    expect(deemster).not.toHaveProperty('volumes');
    expect(deemster).not.toHaveProperty('ports');
    expect(proxy!.ports).toEqual(plain.services.deemster!.ports);
    const caddyfile = postgres.configs!.caddyfile!.content;
    expect(caddyfile).toContain(`dynamic a deemster ${environment.DEEMSTER_PORT}\n`);
    expect(caddyfile).toMatch(new RegExp(`^:${proxy!.ports![0]!.split(':').at(-1)} \\{$`, 'm'));
    // The proxy holds as much as a request may have, to send it again when a server has gone.
    expect(caddyfile).toContain(`request_buffers ${largestBody / 1024 / 1024}MiB\n`);
    expect(variables).toEqual(expect.arrayContaining(Object.keys(environment)));
  });

  test('the judge of the second file is the model that is downloaded, from the service that serves it', async () => {
    const environment = { ...plain.services.deemster!.environment, ...ollama.services.deemster!.environment };
    const config = await loadConfig({}, { environment });
    expect(config.judge).toEqual({ kind: 'openai', model: 'qwen3:14b' });
    expect(ollama.services.model).toMatchObject({ command: ['pull', 'qwen3:14b'] });
    const { hostname } = new URL(environment.OPENAI_BASE_URL!);
    expect(new URL(ollama.services.model!.environment!.OLLAMA_HOST!).hostname).toBe(hostname);
    expect(Object.keys(ollama.services)).toContain(hostname);
    expect(variables).toEqual(expect.arrayContaining(Object.keys(environment)));
  });
});
