import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../database/makeFolder.ts';

/** Storage of uploaded photos: a private folder outside the web root. */
export interface UploadFolder {
  /** Writes a file under a generated name. The file is complete when the promise resolves, and absent when it rejects. */
  keep(name: string, content: Uint8Array): Promise<void>;
  /** The content of a file; undefined if there is none of this name. */
  read(name: string): Promise<Uint8Array | undefined>;
  remove(names: readonly string[]): Promise<void>;
  /** Removes unreferenced files older than `before`, left by a process that crashed. */
  sweep(isWanted: (names: readonly string[]) => Promise<ReadonlySet<string>>, before: Date): Promise<void>;
  empty(): Promise<void>;
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function listUploads(folder: string): UploadFolder {
  const remove = async (names: readonly string[]) => {
    for (const name of names) await rm(join(folder, name), { force: true });
  };
  // Subfolders belong to databases on a server, each with its own photos. Names with a dot are not of photos.
  const stored = async () => {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  };
  return {
    async keep(name, content) {
      // A write that fails on a full disk leaves a part of the file.
      const file = await open(join(folder, name), 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } catch (error) {
        await remove([name]);
        throw error;
      } finally {
        await file.close();
      }
    },
    read: (name) =>
      readFile(join(folder, name)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    remove,
    async sweep(isWanted, before) {
      const names = await stored();
      const wanted = await isWanted(names);
      for (const name of names) {
        // Undefined if another process just removed it.
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (!wanted.has(name) && found && found.mtime < before) await remove([name]);
      }
    },
    empty: async () => remove(await stored()),
  };
}

/** For a database in memory: files on disk would survive a killed process. */
function uploadsInMemory(): UploadFolder {
  const stored = new Map<string, Uint8Array>();
  return {
    async keep(name, content) {
      if (stored.has(name)) throw new Error(`A file ${name} is stored already.`);
      stored.set(name, content);
    },
    read: async (name) => stored.get(name),
    async remove(names) {
      for (const name of names) stored.delete(name);
    },
    // Nothing to sweep: memory ends with its process.
    sweep: async () => undefined,
    empty: async () => stored.clear(),
  };
}

/** Creates the folder, which only this user may read, unless it exists. */
export const makeUploadFolder = (folder: string): Promise<void> =>
  makeDataFolder(folder, { of: 'uploaded photos', setting: 'UPLOADS_DIR', mode: 0o700 });

/** Opens the folder and creates it if missing. Without a folder, photos are stored in memory. */
export async function openUploads(folder: string | undefined): Promise<UploadFolder> {
  if (folder === undefined) return uploadsInMemory();
  await makeUploadFolder(folder);
  return listUploads(folder);
}
