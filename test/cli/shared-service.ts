import { startDeemster, temporaryFolder } from '../helpers.ts';

/** A service and a folder for all tests of a file, and what lets a command use them. */
export async function sharedService() {
  const folder = await temporaryFolder();
  const deemster = await startDeemster();
  afterAll(async () => {
    await deemster[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  });
  const env = { DEEMSTER_BASE_URL: deemster.url, DEEMSTER_API_KEY: deemster.key };
  return { deemster, folder, surroundings: { cwd: folder.path, env } };
}
