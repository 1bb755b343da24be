import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

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

/** Creates a folder unless it exists, and checks that it is writable. Throws a message with the path, the cause and what to do. */
export async function makeFolder(
  folder: string,
  { of, setting, mode }: { readonly of: string; readonly setting: string; readonly mode?: number },
): Promise<void> {
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
