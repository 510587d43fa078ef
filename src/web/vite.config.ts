import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/** Adds early-theme.js as a classic script: a module would run after the first paint. No script is inline, so that the
 * Content-Security-Policy can forbid inline scripts. */
function earlyTheme(): Plugin {
  let reference: string | undefined;
  return {
    name: 'early-theme',
    buildStart() {
      const source = readFileSync(join(here, 'app/early-theme.js'), 'utf8');
      reference = this.emitFile({ type: 'asset', name: 'early-theme.js', source });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        const script = `<script src="/${this.getFileName(reference!)}"></script>`;
        page.source = String(page.source).replace('<script type="module"', `${script}\n    <script type="module"`);
      },
    },
  };
}

export default defineConfig({
  root: here,
  base: '/',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // The oldest browsers with light-dark() and ::details-content.
    target: ['chrome131', 'firefox143', 'safari18.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  plugins: [earlyTheme()],
});
