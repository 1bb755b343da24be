import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Locks of this process: a lock with its number that it does not hold is of a dead one that had the same. */
const held = new Set<string>();

/** Makes the lock, whole from the beginning; false where there is one. */
async function take(lock: string): Promise<boolean> {
  const whole = `${lock}.${randomUUID()}`;
  await writeFile(whole, `${process.pid}`);
  try {
    await link(whole, lock);
    held.add(lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(whole, { force: true });
  }
}

async function giveUp(lock: string): Promise<void> {
  await rm(lock, { force: true });
  held.delete(lock);
}

/** What a lock says; nothing where it has gone. */
function readLock(lock: string): Promise<string> {
  return readFile(lock, 'utf8').catch(() => '');
}

/**
 * Takes the lock of a dead holder away, under a name of its own first: of several who do it one moves the file, and who
 * moved one that was new by then puts it back.
 */
async function clearStale(lock: string, stale: string): Promise<void> {
  const aside = `${lock}.${randomUUID()}`;
  try {
    await rename(lock, aside);
  } catch {
    return;
  }
  const moved = await readLock(aside);
  if (moved === stale) await rm(aside, { force: true });
  else await rename(aside, lock);
}

const mostTries = 5;

/**
 * Keeps the folder of an embedded database to one process: two would ruin it. Returns what gives it up; a process that
 * died without that leaves a lock that the next one takes over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = `${folder}.lock`;
  await mkdir(dirname(folder), { recursive: true });
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (await take(lock)) return () => giveUp(lock);
    const said = await readLock(lock);
    const holder = Number(said);
    if (holder === process.pid ? held.has(lock) : holder > 0 && isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}: stop it, or give another folder.`,
      );
    }
    await clearStale(lock, said);
  }
  throw new Error(`The data folder ${folder} is being taken by others.`);
}
