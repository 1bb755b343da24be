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
 * With its parents, which another process may make at the same time. Node's own way never ends where a parent is there
 * and nothing can be made in it, as in /proc.
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

/**
 * Makes a folder where it is missing, and sees that it can be written to. Throws a sentence for whoever named it: the path,
 * why not, and what to do.
 */
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
