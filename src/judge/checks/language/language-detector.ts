import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What of eld is used. */
interface Detector {
  detect(text: string): { language: string; isReliable(): boolean; getScores(): Record<string, number> };
  info(): { Languages: Readonly<Record<string, string>> };
}

const require = createRequire(import.meta.url);
let loaded: Detector | undefined;

/**
 * The statistical detector, loaded with the first text of which the letters alone do not tell the language. Its data is parsed
 * as JSON: as the program that its package has it takes three times as long and 60 MB more. A server never loads it in its main
 * thread.
 */
export function languageDetector(): Detector {
  loaded ??= load();
  return loaded;
}

/** The languages that it can find, as ISO 639-1. */
let known: ReadonlySet<string> | undefined;

/** Whether the detector can find a language. */
export function detectorKnows(code: string): boolean {
  known ??= new Set(Object.values(languageDetector().info().Languages));
  return known.has(code);
}

function load(): Detector {
  const { createEld } = require(
    fileURLToPath(new URL('../languageDetector.js', import.meta.resolve('eld/extrasmall'))),
  ) as { createEld: () => { instance: Detector; loadData: (data: unknown) => void } };
  const { json } = require('../../../../generated/language-detector.json') as { json: string };
  const { instance, loadData } = createEld();
  loadData(JSON.parse(json));
  return instance;
}
