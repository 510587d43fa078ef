import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../helpers.ts';
import { runDeemster, startProcess } from './deemster-process.ts';
import { answer, file, fileServer, held, model } from './file-server.ts';

const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', model)).toString('hex');

test('a model comes into the data folder, and the line that starts a service with it is printed', async () => {
  await using folder = await temporaryFolder();
  await using server = await fileServer(file());
  const pull = ['judge', 'pull', `${server.url}/some/Judge-4B.Q4_K_M.gguf?download=true`];
  const { code, stdout, stderr } = await runDeemster([...pull, '--sha256', sha256.toUpperCase()], { cwd: folder.path });
  const target = `${folder.path}/data/models/Judge-4B.Q4_K_M.gguf`;
  expect([code, stdout]).toEqual([
    0,
    `${target}\n10.0 kB, SHA-256 ${sha256}\nDEEMSTER_JUDGE=gguf:${target} npm start\n`,
  ]);
  expect(stderr).toMatch(/^(\d+\.\d kB of 10\.0 kB\n)*10\.0 kB of 10\.0 kB\n$/);
  expect((await readFile(target)).equals(model)).toBe(true);
  expect(await readdir(`${folder.path}/data/models`)).toEqual(['Judge-4B.Q4_K_M.gguf']);

  const again = await runDeemster(pull, { cwd: folder.path });
  expect(again).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^deemster: .*gguf already exists\. Use it \(.*\n$/),
  });
  expect(again.stderr).toContain(`DEEMSTER_JUDGE=gguf:${target} npm start`);
});

test('Ctrl-C keeps the received part, and the same command resumes it', async () => {
  await using folder = await temporaryFolder();
  const first = held(6_000);
  await using server = await fileServer(first.step, file());
  const pull = ['judge', 'pull', `${server.url}/judge.gguf`];
  const child = startProcess(pull, { cwd: folder.path });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
    // A second one would end it at once.
    if (stderr === '6.0 kB of 10.0 kB\n') child.kill('SIGINT');
  });
  const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  expect([code, stdout]).toEqual([130, '']);
  expect(stderr).toMatch(
    /\ndeemster: Interrupted\. Run the same command again to resume, if the server supports it\.\n$/,
  );

  expect(await runDeemster(pull, { cwd: folder.path })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(sha256),
  });
  expect(server.ranges()).toEqual([undefined, 'bytes=6000-']);
  expect((await readFile(`${folder.path}/data/models/judge.gguf`)).equals(model)).toBe(true);
});

describe('a pull of a file that another one is fetching', () => {
  /** Starts a pull, and waits until the server holds the rest of its file back. */
  async function begin(pull: string[], cwd: string) {
    const child = startProcess(pull, { cwd });
    const ended = once(child, 'close');
    let stderr = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk) => {
        stderr += chunk;
        if (stderr.includes('6.0 kB of 10.0 kB')) resolve();
      });
      ended.then(() => reject(new Error(`It ended: ${stderr}`)));
    });
    return { child, ended };
  }

  test('is refused, and does not affect the other', async () => {
    await using folder = await temporaryFolder();
    const first = held(6_000);
    await using server = await fileServer(first.step, file());
    const pull = ['judge', 'pull', `${server.url}/judge.gguf`, '--output', 'mine.gguf'];
    const { ended } = await begin(pull, folder.path);
    expect(await runDeemster(pull, { cwd: folder.path })).toEqual({
      code: 2,
      stdout: '',
      stderr: `deemster: Another command is downloading ${folder.path}/mine.gguf. Wait for it to end, or stop it.\n`,
    });
    first.cut();
    expect((await ended)[0]).toBe(0);
    expect(server.ranges()).toEqual([undefined, 'bytes=6000-']);
    expect(await readdir(folder.path)).toEqual(['mine.gguf']);
  });

  test('resumes when the other was killed', async () => {
    await using folder = await temporaryFolder();
    await using server = await fileServer(held(6_000).step, file());
    const pull = ['judge', 'pull', `${server.url}/judge.gguf`, '--output', 'mine.gguf'];
    const { child, ended } = await begin(pull, folder.path);
    child.kill('SIGKILL');
    await ended;
    expect(await runDeemster(pull, { cwd: folder.path })).toMatchObject({ code: 0 });
    expect(server.ranges()).toEqual([undefined, 'bytes=6000-']);
    expect(await readdir(folder.path)).toEqual(['mine.gguf']);
  });
});

test('a file that is there with the sum is enough, one with another sum is not', async () => {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/judge.gguf`, model);
  const pull = (sum: string) => {
    const args = ['judge', 'pull', 'http://127.0.0.1:1/judge.gguf', '--output', '.', '--sha256', sum];
    return runDeemster(args, { cwd: folder.path });
  };
  const target = `${folder.path}/judge.gguf`;
  expect(await pull(sha256)).toEqual({
    code: 0,
    stdout: `${target}\n10.0 kB, SHA-256 ${sha256}\nDEEMSTER_JUDGE=gguf:${target} npm start\n`,
    stderr: `${target} already exists and has this checksum.\n`,
  });
  const other = 'ab'.repeat(32);
  expect(await pull(other)).toEqual({
    code: 2,
    stdout: '',
    stderr: `deemster: ${target} already exists, and its SHA-256 is ${sha256}, not ${other}. Delete it, or choose another with --output.\n`,
  });
});

test('into a folder it goes under its own name', async () => {
  await using folder = await temporaryFolder();
  await mkdir(`${folder.path}/mine`);
  await using server = await fileServer(file(), file());
  for (const output of ['mine', '.'])
    expect(
      await runDeemster(['judge', 'pull', `${server.url}/judge.gguf`, '--output', output], { cwd: folder.path }),
    ).toMatchObject({ code: 0 });
  expect((await readdir(folder.path)).toSorted()).toEqual(['judge.gguf', 'mine']);
  expect(await readdir(`${folder.path}/mine`)).toEqual(['judge.gguf']);
});

test('a file with another sum is not put in its place, and is not asked for again', async () => {
  await using folder = await temporaryFolder();
  await using server = await fileServer(file());
  const pull = (sum: string) =>
    runDeemster(['judge', 'pull', `${server.url}/judge.gguf`, '--output', 'mine.gguf', '--sha256', sum], {
      cwd: folder.path,
    });
  const other = 'ab'.repeat(32);
  const refused = await pull(other);
  expect([refused.code, refused.stdout]).toEqual([2, '']);
  expect(refused.stderr).toContain(
    `The SHA-256 is ${sha256}, not ${other}. The download stays in ${folder.path}/mine.gguf.part`,
  );
  expect((await readdir(folder.path)).toSorted()).toEqual(['mine.gguf.part', 'mine.gguf.part.json']);
  expect(await pull(sha256)).toMatchObject({ code: 0, stderr: '' });
  expect(await readdir(folder.path)).toEqual(['mine.gguf']);
});

describe('the name is what the server says where the address has none', () => {
  test.each([
    [`attachment; filename="From Hub.gguf"`, 'From Hub.gguf'],
    [`inline; filename*=UTF-8''B%C3%A4r.gguf; filename="Bar.gguf";`, 'Bär.gguf'],
  ])('%s', async (disposition, name) => {
    await using folder = await temporaryFolder();
    const version = { etag: '"one"', 'content-disposition': disposition };
    await using server = await fileServer(file(model, version), file(model, version));
    const { code, stdout } = await runDeemster(['judge', 'pull', `${server.url}/download?id=7`], { cwd: folder.path });
    expect([code, await readdir(`${folder.path}/data/models`)]).toEqual([0, [name]]);
    expect(stdout).toContain(`DEEMSTER_JUDGE='gguf:${folder.path}/data/models/${name}' npm start\n`);
  });

  test.each([
    ['../../up.gguf'],
    ['%2e%2e%2fup.gguf'],
    ['.hidden.gguf'],
    ['C:\\up.gguf'],
    ['model.bin'],
    ['%E0%A4%A.gguf'],
  ])('but never one like %s', async (name) => {
    await using folder = await temporaryFolder();
    await using server = await fileServer(answer(200, { 'content-disposition': `attachment; filename="${name}"` }));
    const pull = ['judge', 'pull', `${server.url}/${encodeURIComponent(name)}`];
    expect(await runDeemster(pull, { cwd: folder.path })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'deemster: The address does not end in a .gguf file name. Give one with --output.\n',
    });
    expect(await readdir(folder.path)).toEqual([]);
  });
});

describe('what a person can mend is one line', () => {
  const url = 'http://127.0.0.1:1/judge.gguf';
  test.each<[string, string[], RegExp]>([
    ['a wrong sum', [url, '--sha256', 'abc'], /^deemster: --sha256 is "abc", but must be 64 hexadecimal digits\.\n$/],
    ['no address', ['judge.gguf'], /^deemster: The address must begin with http:\/\/ or https:\/\//],
    ['another protocol', ['ftp://host/judge.gguf'], /^deemster: The address must begin/],
    ['a password, which is not shown', ['http://user:secret@host/judge.gguf'], /^deemster: (?!.*secret).*no user name/],
    [
      'a missing folder',
      [url, '--output', 'none/judge.gguf'],
      /^deemster: Cannot write none\/judge\.gguf: the folder does not exist \(ENOENT\)/,
    ],
    ['a file that is there', [url, '--output', 'mine.gguf'], /^deemster: .*mine\.gguf already exists\./],
    [
      'a missing folder that has no name for the file',
      [url, '--output', 'none/'],
      /^deemster: Cannot write none\/: the folder does not exist \(ENOENT\)/,
    ],
    ['a file that is in the folder', [url, '--output', 'folder'], /^deemster: .*folder\/judge\.gguf already exists\./],
  ])('%s', async (_name, args, line) => {
    await using folder = await temporaryFolder();
    await writeFile(`${folder.path}/mine.gguf`, 'mine');
    await mkdir(`${folder.path}/folder`);
    await writeFile(`${folder.path}/folder/judge.gguf`, 'mine');
    const { code, stdout, stderr } = await runDeemster(['judge', 'pull', ...args], { cwd: folder.path });
    expect([code, stdout, stderr.split('\n')]).toEqual([
      2,
      '',
      [expect.stringMatching(line.source.replace('\\n$', '$')), ''],
    ]);
    expect(await readFile(`${folder.path}/mine.gguf`, 'utf8')).toBe('mine');
  });
});
