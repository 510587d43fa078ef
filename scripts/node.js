// "node scripts/node.js ARGS" is "node ARGS" with the clone's own Node, whichever Node npm runs on.
import { continueWithPinned } from './pinned-node.js';

continueWithPinned(process.argv.slice(2));
