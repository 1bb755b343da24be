import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './makeFolder.ts';

const busy = 5;

/** Begins what one alone may do; false where another does it. */
function begin(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN IMMEDIATE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false;
    throw error;
  }
}

/**
 * Keeps the folder of an embedded database to one process: two would ruin it. Returns what gives it up.
 *
 * The lock is a transaction of SQLite that stays open, so the system itself gives it up when its process dies, however it
 * dies; a file with a number in it would have to be judged, and two who judge it at once can both take it over.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const told = { of: 'the embedded database', setting: 'DATA_DIR' };
  // The lock lies beside it.
  await makeFolder(dirname(folder), told);
  await makeFolder(folder, told);
  const lock = new DatabaseSync(`${folder}.lock.db`, { timeout: 100 });
  // Written down first, then held: while it is held, others read who holds it.
  if (begin(lock)) {
    lock.exec(`PRAGMA user_version = ${process.pid}; COMMIT`);
    if (begin(lock)) return () => lock.close();
  }
  const holder = Number(lock.prepare('PRAGMA user_version').get()?.['user_version']);
  lock.close();
  throw new Error(
    `The data folder ${folder} is in use by process ${holder}: stop it, or give another folder.`,
  );
}
