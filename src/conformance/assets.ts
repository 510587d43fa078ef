import { suiteFile } from '../assets.ts';

/** The files of the suite that Python reads. */
export const assetNames = [
  'hooks.py',
  'repairs.py',
  'exceptions.yaml',
  'requirements.txt',
  'schemathesis.toml',
] as const;

/** The text of one of them. */
export const readAsset = (name: (typeof assetNames)[number]): string => suiteFile(name);
