/** Whether the chunk says how large its picture is: each kind has it at another place, two of them less one. */
function hasSize(type: string, data: Buffer): boolean {
  switch (type) {
    case 'VP8 ':
      // Behind the tag of a key frame and its start code; the two highest bits of each side scale it.
      return (
        data.length >= 10 &&
        data.readUIntBE(3, 3) === 0x9d012a &&
        (data.readUInt16LE(6) & 0x3fff) > 0 &&
        (data.readUInt16LE(8) & 0x3fff) > 0
      );
    case 'VP8L':
      return data.length >= 5 && data[0] === 0x2f;
    case 'VP8X':
      return data.length === 10;
    default:
      return false;
  }
}

/** What holds pixels: one of the two ways to write them, or a frame of several. */
const pictures: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ANMF']);

/** Whether this is a WebP: a container as long as it says, filled with whole chunks. Pixels are not looked at. */
export function isWebp(content: Buffer): boolean {
  if (content.length < 12 || content.toString('latin1', 0, 4) !== 'RIFF') return false;
  if (content.readUInt32LE(4) + 8 !== content.length) return false;
  if (content.toString('latin1', 8, 12) !== 'WEBP') return false;
  let hasPixels = false;
  let at = 12;
  while (at + 8 <= content.length) {
    const type = content.toString('latin1', at, at + 4);
    const end = at + 8 + content.readUInt32LE(at + 4);
    if (end > content.length) return false;
    if (at === 12 && !hasSize(type, content.subarray(at + 8, end))) return false;
    if (pictures.has(type)) hasPixels = true;
    // A chunk of an odd length is followed by one byte that fills.
    at = end + (end % 2);
  }
  return hasPixels && at === content.length;
}
