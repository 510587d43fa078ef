// Where the single executable begins.
import { importFromDisk } from './judge/providers/gguf/gguf-library.ts';

// node-llama-cpp tries its binary in a process of its own, for which it takes this program to be Node.
const file = process.argv.at(-1)!;
if (process.send && file.includes('node-llama-cpp')) await importFromDisk(file, process.execPath);
else await import('./cli/main.ts');
