import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

test('an older Node is refused with one clear line before anything else is read', async () => {
  const pretend = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.1.0"}})';
  const bin = fileURLToPath(new URL('../../bin/deemster.js', import.meta.url));
  const run = promisify(execFile)(process.execPath, ['--import', pretend, bin, 'version']);
  await expect(run).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Deemster needs Node 26 or newer; this is 20\.1\.0\.[^\n]*\n$/),
  });
});
