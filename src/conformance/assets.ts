import { readFileSync } from 'node:fs';

/** The files of the suite that Python reads. */
export const assetNames = [
  'hooks.py',
  'repairs.py',
  'exceptions.yaml',
  'requirements.txt',
  'schemathesis.toml',
] as const;

/** The text of one of them. Every read of the suite's own files is here, since a package keeps them elsewhere. */
export const readAsset = (name: (typeof assetNames)[number]): string =>
  readFileSync(new URL(name, import.meta.url), 'utf8');
