import { faults } from './peers/faults.ts';
import { installPeers } from './peers/install.ts';
import { judgePath } from './peers/judge-path.ts';
import { speed } from './peers/speed.ts';
import type { Report } from './report.ts';

/**
 * Deemster beside two judges that run in their caller's process: how fast, and what becomes of a model's faults. Then what a
 * judgment costs Deemster alone.
 */
export async function peers(): Promise<Report[]> {
  const modules = await installPeers();
  return [await speed(modules), await faults(modules), await judgePath()];
}
