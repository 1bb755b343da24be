/** Checks the bytes of each component, and that a switch of brand or scheme renders nothing. */
import { reportSizes } from './componentSizes.ts';
import { reportRenders } from './countRenders.ts';

const reports = [await reportSizes(), await reportRenders()];
process.stdout.write(`${reports.map(({ text }) => text).join('\n\n')}\n`);
process.exitCode = reports.every(({ isMet }) => isMet) ? 0 : 1;
