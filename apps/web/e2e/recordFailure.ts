import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright';
import { inject, type TestContext } from 'vitest';
import { ownLog } from './ownApp.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where failed tests leave what explains them. `npm test` empties it. */
const failures = join(root, '.cache/failures');

/** A title as the name of a folder. */
const nameOf = (title: string) => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);

/** Saves the trace and the last pictures of a context, and the log of its server, and names their folder. */
export async function recordFailure(context: BrowserContext, { task }: TestContext): Promise<void> {
  const folder = join(failures, basename(task.file.filepath, '.test.ts'), nameOf(task.name));
  await mkdir(folder, { recursive: true });
  const nth = (await readdir(folder)).filter((name) => name.startsWith('trace')).length + 1;
  for (const [index, page] of context.pages().entries())
    await page.screenshot({ path: join(folder, `context-${nth}-page-${index + 1}.png`) });
  await context.tracing.stop({ path: join(folder, `trace-${nth}.zip`) });
  await copyFile(ownLog() ?? inject('log'), join(folder, 'server.log'));
  console.error(`Trace, picture and server log: ${relative(root, folder)}`);
}
