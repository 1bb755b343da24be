import { shiftDate } from '@meridian/testing/shiftDate';

/** Preloaded into every Node process by `npm run test:hours`: moves the clock of the machine, in milliseconds. */
const offset = Number(process.env.MACHINE_CLOCK_OFFSET);
if (offset !== 0) shiftDate(offset);
