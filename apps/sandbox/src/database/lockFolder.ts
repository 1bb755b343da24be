import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeDataFolder } from './makeFolder.ts';

const busy = 5;

/** False where another process has the lock. */
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
 * Locks the folder of an embedded database for one process: two would corrupt it. Returns the function that unlocks it.
 *
 * The lock is an open SQLite transaction, so the system releases it when the process dies. A PID file could be stale, and two
 * processes could take it over at once.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  await makeDataFolder(folder, { of: 'the embedded database', setting: 'DATA_DIR' });
  const lock = new DatabaseSync(join(folder, '.lock.db'), { timeout: 100 });
  // Written before the lock is held, so that others can read which process holds it.
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
