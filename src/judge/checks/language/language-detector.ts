import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What of eld is used. */
interface Detector {
  detect(text: string): { language: string; isReliable(): boolean };
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

function load(): Detector {
  const { createEld } = require(
    fileURLToPath(new URL('../languageDetector.js', import.meta.resolve('eld/extrasmall'))),
  ) as { createEld: () => { instance: Detector; loadData: (data: unknown) => void } };
  const { json } = require('../../../../generated/language-detector.json') as { json: string };
  const { instance, loadData } = createEld();
  loadData(JSON.parse(json));
  return instance;
}
