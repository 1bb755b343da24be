/** The beginning of each known format, as Latin-1. */
const signatures: readonly (readonly [type: string, start: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/gif', /^GIF8/],
  ['image/avif', /^.{4}ftypavi[fs]/s],
  ['image/heic', /^.{4}ftyp(he[iv][cmsx]|mi[af][12]|msf1)/s],
  // Other bytes may precede it.
  ['application/pdf', /%PDF-/],
];

/**
 * The MIME type of a file by its content. Browsers know a file's name only, and give no type or another one for many names.
 * They are believed for formats without a known signature. Empty when the content is not what its type says. Rejects when the file
 * cannot be read.
 */
export async function contentType(file: File): Promise<string> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 1024).arrayBuffer()));
  const [known] = signatures.find(([, signature]) => signature.test(start)) ?? [];
  return known ?? (signatures.some(([type]) => type === file.type) ? '' : file.type);
}
