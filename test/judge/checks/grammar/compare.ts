// "node scripts/node.js test/judge/checks/grammar/compare.ts [WORD…]" compares both readers over the golden file.
import { readGolden } from '../golden/golden.ts';
import { compared } from './compared.ts';

const show = new Set(process.argv.slice(2));
const { counts, lines, times } = compared(readGolden());
for (const [kind, all] of Object.entries(lines))
  if (show.has(kind)) for (const line of all) console.log(`${kind}: ${line}`);
console.log(counts, times);
