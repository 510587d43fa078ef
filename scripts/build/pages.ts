import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { root } from './bundle.ts';
import { packageLicences } from './third-party.ts';

/**
 * Builds the pages of src/web.
 * @returns their files by name, with the licences of the packages inside
 */
export async function builtPages(): Promise<Record<string, string | Uint8Array>> {
  const result = (await build({
    configFile: join(root, 'src/web/vite.config.ts'),
    build: { write: false },
  })) as Rollup.RollupOutput;
  const modules = result.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return {
    ...Object.fromEntries(
      result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
    ),
    'licences.txt': `The pages of Deemster contain these packages, under their own licences.\n\n${await packageLicences(modules)}\n`,
  };
}
