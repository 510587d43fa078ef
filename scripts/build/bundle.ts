import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type OutputChunk, type OutputOptions, type Plugin, type RolldownOutput, rolldown } from 'rolldown';

export const root = join(import.meta.dirname, '../..');

/** The oldest Node that runs the bundle; the same as `engines` in package.json. */
const target = 'node22';

/**
 * Sources load some libraries lazily with the `require` of `createRequire`, which the bundler does not recognise. Without
 * that declaration it treats `require` as its own, so the library is bundled but still runs only when needed.
 */
const lazyLibraries: Plugin = {
  name: 'lazy-libraries',
  transform: {
    filter: { id: /\/src\/.*\.ts$/ },
    handler: (code) =>
      code
        .replace('const require = createRequire(import.meta.url);', '')
        .replace(/fileURLToPath\(new URL\('\.\.\/([^']+)', import\.meta\.resolve\('eld\/[^']+'\)\)\)/, "'eld/$1'"),
  },
};

/**
 * Bundles programs with all their libraries, except the optional node-llama-cpp.
 * @param input The programs' sources, by name.
 * @throws Error for any warning of the bundler
 */
export async function bundle(input: Record<string, string>, output: OutputOptions): Promise<RolldownOutput> {
  const warnings: string[] = [];
  await using build = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    external: ['node-llama-cpp'],
    plugins: [lazyLibraries],
    resolve: { alias: { 'eld/languageDetector.js': join(root, 'node_modules/eld/src/languageDetector.js') } },
    transform: {
      target,
      // For CommonJS libraries such as better-sqlite3, which looks for its binary in its own folder.
      define: { __dirname: 'import.meta.dirname' },
      inject: {
        DisposableStack: ['@whatwg-node/disposablestack', 'DisposableStack'],
        AsyncDisposableStack: ['@whatwg-node/disposablestack', 'AsyncDisposableStack'],
      },
    },
    onLog: (_level, { message }) => void warnings.push(stripVTControlCharacters(message)),
  });
  const built = await build.write({ format: 'esm', comments: false, ...output });
  if (warnings.length > 0) throw new Error(`The bundler warns:\n${warnings.join('\n')}`);
  return built;
}

export const chunksOf = ({ output }: RolldownOutput): OutputChunk[] =>
  output.filter((file): file is OutputChunk => file.type === 'chunk');
