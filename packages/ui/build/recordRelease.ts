import { writeFileSync } from 'node:fs';
import { recordFile, takeRecord } from './releaseRecord.ts';

writeFileSync(recordFile, `${JSON.stringify(takeRecord(), undefined, 2)}\n`);
