// Entry point of the single executable.
import { importFromDisk } from './judge/providers/gguf/gguf-library.ts';

// node-llama-cpp tests its binary in a separate process, and starts this program as if it were Node.
const file = process.argv.at(-1)!;
if (process.send && file.includes('node-llama-cpp')) await importFromDisk(file, process.execPath);
else await import('./cli/main.ts');
