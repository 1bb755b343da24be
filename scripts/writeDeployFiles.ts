import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deployFiles } from './deployFiles.ts';

const folder = fileURLToPath(new URL('../deploy', import.meta.url));
for (const [path, content] of deployFiles) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
