import { parentPort } from 'node:worker_threads';
import { prepareReading } from '../../../../src/judge/criterion/prepare-reading.ts';
import { longestHold } from '../../../longest-hold.ts';

parentPort!.postMessage(await longestHold(prepareReading));
