// Runs after "npm ci". Copies the API browser out of swagger-ui-dist, which is a development dependency only because its
// own dependency reports installations to its makers; a production install has the copy and not the reporter.
// Plain JavaScript: it must run on whatever Node npm itself runs on.
import { cpSync, existsSync, mkdirSync } from 'node:fs';

const from = new URL('../node_modules/swagger-ui-dist/', import.meta.url);
const to = new URL('../src/web/swagger-ui/', import.meta.url);

if (existsSync(from)) {
  mkdirSync(to, { recursive: true });
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE', 'favicon-32x32.png'])
    cpSync(new URL(file, from), new URL(file, to));
} else if (!existsSync(to)) {
  console.log('The page /docs is left out: swagger-ui-dist is not installed.');
}
