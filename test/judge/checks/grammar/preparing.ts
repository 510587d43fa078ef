import { parentPort } from 'node:worker_threads';
import { prepareGrammar } from '../../../../src/judge/checks/grammar/built.ts';
import { longestHold } from '../../../longest-hold.ts';

parentPort!.postMessage(await longestHold(prepareGrammar));
