import { access, constants, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const { R_OK, W_OK, X_OK } = constants;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/**
 * Creates a folder with its parents, also while another process does. Not `recursive: true`: it retries forever where a parent
 * exists but allows no folders, as in /proc.
 */
async function makeWithParents(folder: string, mode: number | undefined, hasParent = false): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await isFolder(folder))) return;
    if (codeOf(error) !== 'ENOENT' || hasParent) throw error;
    await makeWithParents(dirname(folder), mode);
    await makeWithParents(folder, mode, true);
  }
}

interface FolderOptions {
  /** What the folder has, for the message. */
  readonly of: string;
  /** The environment variable that names another folder. */
  readonly setting: string;
  readonly mode?: number;
}

/** Creates a folder unless it exists, and checks that it is writable. Throws a message with the path, the cause and what to do. */
export async function makeFolder(folder: string, { of, setting, mode }: FolderOptions): Promise<void> {
  try {
    await makeWithParents(folder, mode);
    await access(folder, R_OK | W_OK | X_OK);
  } catch (error) {
    throw new Error(
      `the folder ${folder} of ${of} cannot be made or written to (${codeOf(error)}). Let this user write there, or name another folder by ${setting}.`,
      { cause: error },
    );
  }
}

/** The same for a folder of data, which git ignores wherever it is: it may be in a checkout, and it may have secrets. */
export async function makeDataFolder(folder: string, options: FolderOptions): Promise<void> {
  await makeFolder(folder, options);
  await writeFile(join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}
