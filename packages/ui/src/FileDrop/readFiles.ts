/** The limits of a `FileDrop`. */
export interface FileRules {
  /** MIME types, such as `image/jpeg`, or a wildcard, `image/*`. */
  acceptedTypes: readonly string[];
  /** The largest file, in bytes. */
  maximumBytes: number;
  /** Maximum number of files. With 1, another file replaces the one in the list. */
  maximumFiles: number;
}

/** Why a file was rejected. The host writes the message. */
export type FileRefusal =
  | { reason: 'type'; file: File }
  | { reason: 'size'; file: File }
  | { reason: 'empty'; file: File }
  | { reason: 'count'; file: File }
  | { reason: 'folder'; file: { readonly name: string } };

const isAccepted = (type: string, acceptedTypes: readonly string[]) =>
  acceptedTypes.some((accepted) =>
    accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted,
  );

/** Splits files into accepted and rejected ones. `held` files are already in the list. */
export function readFiles(
  files: readonly File[],
  { acceptedTypes, maximumBytes, maximumFiles }: FileRules,
  held: number,
): { taken: File[]; refused: FileRefusal[] } {
  const taken: File[] = [];
  const refused: FileRefusal[] = [];
  for (const file of files) {
    if (!isAccepted(file.type, acceptedTypes)) refused.push({ reason: 'type', file });
    else if (file.size === 0) refused.push({ reason: 'empty', file });
    else if (file.size > maximumBytes) refused.push({ reason: 'size', file });
    else if (held + taken.length >= maximumFiles) refused.push({ reason: 'count', file });
    else taken.push(file);
  }
  return { taken, refused };
}
