import { readFile } from 'node:fs/promises';
import contract from '../generated/openapi.json' with { type: 'json' };
import { settings } from '../src/config.ts';

/** Returns docs/settings.md with one row per setting in config.ts. */
export const settingsPage = (): Promise<string> =>
  withRows(
    'docs/settings.md',
    Object.values(settings).map((setting) => {
      const fallback = 'default' in setting ? `\`${setting.default}\`` : '';
      return `| \`${setting.variable}\` | ${fallback} | ${setting.help} |`;
    }),
  );

/** Returns docs/api.md with one row per operation of the contract. */
export const apiPage = (): Promise<string> =>
  withRows(
    'docs/api.md',
    Object.entries(contract.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => METHODS.includes(method))
        .map(
          ([method, operation]) =>
            `| \`${method.toUpperCase()} ${path}\` | ${(operation as { summary: string }).summary} |`,
        ),
    ),
  );

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** The page with its first table's rows replaced. */
async function withRows(page: string, rows: string[]): Promise<string> {
  const text = await readFile(new URL(`../${page}`, import.meta.url), 'utf8');
  return text.replace(FIRST_TABLE, (_, head: string) => `${head}${rows.join('\n')}\n`);
}

/** Captures the table's head; the rows follow it. */
const FIRST_TABLE = /(^\|[^\n]+\n\|[ -|]+\n)(?:\|[^\n]+\n)*/m;
