// Writes the README's pictures below docs/, from real runs.
import { mkdir, writeFile } from 'node:fs/promises';
import { takePictures } from './pages.ts';
import { record, render } from './terminal.ts';

const docs = new URL('../../docs/', import.meta.url);

await writeFile(new URL('terminal.svg', docs), render(await record()));
await mkdir(new URL('pictures/', docs), { recursive: true });
await takePictures((name, png) => writeFile(new URL(`pictures/${name}.png`, docs), png));
