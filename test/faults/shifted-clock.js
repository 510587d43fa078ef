// Preloaded into a service: shifts its wall clock by the milliseconds in the file CLOCK_SHIFT, at once
// whenever they change. Timers are not touched: the machine's own do not follow the wall clock either.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const shifted = () => RealDate.now() + Number(readFileSync(process.env.CLOCK_SHIFT, 'utf8'));

globalThis.Date = class extends RealDate {
  constructor(...values) {
    super(...(values.length > 0 ? values : [shifted()]));
  }
  static now() {
    return shifted();
  }
};
