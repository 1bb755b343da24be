import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { prerenderSite, type PrerenderOptions } from './prerenderSite.ts';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt']);

interface WriteOptions extends PrerenderOptions {
  /** The folder that has the build of the web app. */
  folder: string;
}

/** Writes the public pages into the folder of a build, and compresses what a web server sends compressed. */
export async function writeSite({ folder, ...options }: WriteOptions) {
  const files = await prerenderSite(options);
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  let compressed = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const body = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    );
    compressed += 1;
  }
  return { files, compressed };
}
