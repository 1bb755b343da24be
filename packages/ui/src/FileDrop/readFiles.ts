import { contentType } from './contentType.ts';

/** The limits of a `FileDrop`. */
export interface FileRules {
  /** MIME types, such as `image/jpeg`, or a wildcard, `image/*`. A file's type is judged by its content. */
  acceptedTypes: readonly string[];
  /** The largest file, in bytes. */
  maximumBytes: number;
  /** Maximum number of files. With 1, another file replaces the one in the list. */
  maximumFiles: number;
}

/** Why a file was rejected. The host writes the message. */
export type FileRefusal =
  | {
      reason: 'type';
      file: File;
      /** The MIME type by content; empty if unknown. `file.type` is what the browser says. */
      type: string;
    }
  | { reason: 'size'; file: File }
  | { reason: 'empty'; file: File }
  | { reason: 'count'; file: File }
  /** It was moved or deleted after it was chosen, or the connection was lost. */
  | { reason: 'unreadable'; file: File }
  | { reason: 'folder'; file: { readonly name: string } };

const isAccepted = (type: string, acceptedTypes: readonly string[]) =>
  acceptedTypes.some((accepted) =>
    accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted,
  );

/** The file with the type of its content, so that an upload names it too. */
const withType = (file: File, type: string) =>
  file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified });

/** Splits files into accepted and rejected ones. `held` files are already in the list. */
export async function readFiles(
  files: readonly File[],
  { acceptedTypes, maximumBytes, maximumFiles }: FileRules,
  held: number,
): Promise<{ taken: File[]; refused: FileRefusal[] }> {
  const taken: File[] = [];
  const refused: FileRefusal[] = [];
  for (const file of files) {
    const type = await contentType(file).catch(() => undefined);
    if (type === undefined) refused.push({ reason: 'unreadable', file });
    else if (file.size === 0) refused.push({ reason: 'empty', file });
    else if (!isAccepted(type, acceptedTypes)) refused.push({ reason: 'type', file, type });
    else if (file.size > maximumBytes) refused.push({ reason: 'size', file });
    else if (held + taken.length >= maximumFiles) refused.push({ reason: 'count', file });
    else taken.push(withType(file, type));
  }
  return { taken, refused };
}
