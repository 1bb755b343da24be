import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLlmsText } from './docs/llmsText.ts';

/** Writes the documents as text beside Storybook, with `llms.txt`. */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.storybook/public');
const { index, documents } = readLlmsText(root);
rmSync(join(folder, 'text'), { recursive: true, force: true });
writeFileSync(join(folder, 'llms.txt'), index);
for (const { path, text } of documents) {
  mkdirSync(dirname(join(folder, 'text', path)), { recursive: true });
  writeFileSync(join(folder, 'text', path), text);
}
