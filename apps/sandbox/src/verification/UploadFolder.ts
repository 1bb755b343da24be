import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where uploaded photos lie: a folder that nothing is served from, readable by this user alone. */
export interface UploadFolder {
  /** Writes a file under a name that we made; it is there, whole, when this is done. */
  keep(name: string, content: Uint8Array): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  /** Removes whatever is older than `before` and not wanted: what a process that died on the way has left. */
  sweep(isWanted: (names: readonly string[]) => Promise<ReadonlySet<string>>, before: Date): Promise<void>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

function uploadsIn(folder: string, close: () => Promise<void>): UploadFolder {
  const remove = async (names: readonly string[]) => {
    for (const name of names) await rm(join(folder, name), { force: true });
  };
  return {
    keep: (name, content) => writeFile(join(folder, name), content, { mode: 0o600, flag: 'wx', flush: true }),
    remove,
    async sweep(isWanted, before) {
      const names = await readdir(folder);
      const wanted = await isWanted(names);
      for (const name of names) {
        const { mtime } = await stat(join(folder, name));
        if (!wanted.has(name) && mtime < before) await remove([name]);
      }
    },
    empty: async () => remove(await readdir(folder)),
    close,
  };
}

/** Opens the folder, made where it is missing; without one, a temporary folder that goes when it is closed. */
export async function openUploads(folder: string | undefined): Promise<UploadFolder> {
  if (folder === undefined) {
    const temporary = await mkdtemp(join(tmpdir(), 'sandbox-uploads-'));
    return uploadsIn(temporary, () => rm(temporary, { recursive: true, force: true }));
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return uploadsIn(folder, async () => undefined);
}
