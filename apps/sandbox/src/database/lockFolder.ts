import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Keeps the folder of an embedded database to one process: two would ruin it. Returns what gives it up; a process that
 * died without that leaves a lock that the next one takes over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = `${folder}.lock`;
  await mkdir(dirname(folder), { recursive: true });
  const holder = Number(await readFile(lock, 'utf8').catch(() => '0'));
  if (holder > 0 && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `The data folder ${folder} is in use by process ${holder}: stop it, or give another folder.`,
    );
  }
  await writeFile(lock, `${process.pid}`);
  return () => rm(lock, { force: true });
}
