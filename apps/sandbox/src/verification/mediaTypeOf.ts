type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** What a file of this type is called at its end. */
export function extensionOf(type: ImageType): string {
  return extensions[type];
}

function has(content: Buffer, at: number, bytes: string): boolean {
  return content.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));
}

/** What a file is by its first bytes, whatever it is called and said to be; undefined for anything but an image of ours. */
export function mediaTypeOf(content: Buffer): ImageType | undefined {
  // A PNG begins with its signature and a header chunk of thirteen bytes.
  if (has(content, 0, '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR')) return 'image/png';
  if (has(content, 0, '\xff\xd8\xff')) return 'image/jpeg';
  // A container that says how long the rest of it is, and that it holds a WebP.
  const isContainer = has(content, 0, 'RIFF') && content.length >= 12;
  if (isContainer && content.readUInt32LE(4) + 8 <= content.length && has(content, 8, 'WEBP'))
    return 'image/webp';
  return undefined;
}
