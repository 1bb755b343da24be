import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { prerenderSite } from '../apps/web/build/prerenderSite.ts';
import './buildWeb.ts';
import { drawPicture } from './drawPicture.ts';

const USAGE = 'Usage: npm run build -- --origin https://meridian.example [--api https://meridian.example]';

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const compressible = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt']);

const { values } = parseArgs({ options: { origin: { type: 'string' }, api: { type: 'string' } } });
if (values.origin === undefined) throw new Error(USAGE);

const files = await prerenderSite({ api: values.api, origin: values.origin, drawPicture });
for (const [path, content] of files) {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

let written = 0;
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
  const file = join(entry.parentPath, entry.name);
  const body = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  );
  written += 1;
}
console.log(`${files.size} files of public pages, ${written} files compressed, in ${dist}.`);
