import { stripTypeScriptTypes } from 'node:module';

/** Jest's transform: tests run what Node itself runs, the same text with its types blanked out, line by line. */
export default {
  process: (source) => ({ code: stripTypeScriptTypes(source) }),
};
