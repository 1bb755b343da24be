import { writeFileSync } from 'node:fs';
import accepted from '../declared.json' with { type: 'json' };
import { changesNeeded } from './changesNeeded.ts';
import { declaredFile, readChangesets, readDeclared } from './declared.ts';

const now = readDeclared();
const needed = changesNeeded(accepted, now, readChangesets());

if (needed.length === 0) writeFileSync(declaredFile, `${JSON.stringify(now, undefined, 2)}\n`);
else {
  console.error(needed.join('\n'));
  process.exitCode = 1;
}
