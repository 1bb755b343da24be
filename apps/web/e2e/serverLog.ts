import { appendFileSync } from 'node:fs';
import { formatLine, type Log } from '@meridian/sandbox';

/** Writes the log of a server to a file. */
export const logTo =
  (file: string): Log =>
  (line) =>
    appendFileSync(file, `${formatLine(line)}\n`);
