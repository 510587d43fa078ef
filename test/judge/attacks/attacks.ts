import type { Attack } from './attack.ts';
import { DISGUISES } from './disguises.ts';
import { FAKE_FENCES } from './fake-fences.ts';
import { FAKE_ORDERS } from './fake-orders.ts';
import { FAKE_VERDICTS } from './fake-verdicts.ts';

export const ATTACKS: readonly Attack[] = [...FAKE_VERDICTS, ...FAKE_FENCES, ...FAKE_ORDERS, ...DISGUISES];
