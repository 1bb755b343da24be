import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../database/makeFolder.ts';

/** Where uploaded photos lie: a folder that nothing is served from, readable by this user alone. */
export interface UploadFolder {
  /** Writes a file under a name that we made; it is there, whole, when this is done. */
  keep(name: string, content: Uint8Array): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  /** Removes whatever is older than `before` and not wanted: what a process that died on the way has left. */
  sweep(isWanted: (names: readonly string[]) => Promise<ReadonlySet<string>>, before: Date): Promise<void>;
  empty(): Promise<void>;
}

function uploadsIn(folder: string): UploadFolder {
  const remove = async (names: readonly string[]) => {
    for (const name of names) await rm(join(folder, name), { force: true });
  };
  // Folders in it are those of databases on a server, each with its own photos.
  const kept = async () => {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  return {
    keep: (name, content) => writeFile(join(folder, name), content, { mode: 0o600, flag: 'wx', flush: true }),
    remove,
    async sweep(isWanted, before) {
      const names = await kept();
      const wanted = await isWanted(names);
      for (const name of names) {
        // Undefined where another process has just removed it.
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (!wanted.has(name) && found && found.mtime < before) await remove([name]);
      }
    },
    empty: async () => remove(await kept()),
  };
}

/** The same for a database that ends with the process: a folder would outlive it where the process is killed. */
function uploadsInMemory(): UploadFolder {
  const kept = new Map<string, Uint8Array>();
  return {
    async keep(name, content) {
      if (kept.has(name)) throw new Error(`A file ${name} is kept already.`);
      kept.set(name, content);
    },
    async remove(names) {
      for (const name of names) kept.delete(name);
    },
    // Nobody has died and left something: whoever does takes all of it along.
    sweep: async () => undefined,
    empty: async () => kept.clear(),
  };
}

/** Opens the folder, made where it is missing; without one, photos are kept as long as the process. */
export async function openUploads(folder: string | undefined): Promise<UploadFolder> {
  if (folder === undefined) return uploadsInMemory();
  await makeFolder(folder, { of: 'uploaded photos', setting: 'UPLOADS_DIR', mode: 0o700 });
  return uploadsIn(folder);
}
