import { suiteFile } from '../assets.ts';

/** The files of the suite that Python reads. */
export const assetNames = [
  'hooks.py',
  'repairs.py',
  'exceptions.yaml',
  'requirements.txt',
  'schemathesis.toml',
] as const;

/** Reads one of these files. */
export const readAsset = (name: (typeof assetNames)[number]): string => suiteFile(name);
