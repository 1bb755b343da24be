import { access, constants, mkdir } from 'node:fs/promises';

const { R_OK, W_OK, X_OK } = constants;

/**
 * Makes a folder where it is missing, and sees that it can be written to. Throws a sentence for whoever named it: the path,
 * why not, and what to do.
 */
export async function makeFolder(
  folder: string,
  { of, setting, mode }: { readonly of: string; readonly setting: string; readonly mode?: number },
): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, ...(mode === undefined ? {} : { mode }) });
    await access(folder, R_OK | W_OK | X_OK);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Error(
      `the folder ${folder} of ${of} cannot be made or written to (${why}). Let this user write there, or name another folder by ${setting}.`,
      { cause: error },
    );
  }
}
