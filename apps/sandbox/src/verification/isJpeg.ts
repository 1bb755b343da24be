import { isPictureSize } from './isPictureSize.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Whether the marker begins a frame; three of its neighbours are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Whether a segment follows the marker, and not the next marker. */
function hasSegment(marker: number): boolean {
  return marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= endOfImage);
}

/** Frames whose blocks of 64 pixels take a bit at least, being coded by Huffman: all that cameras write. */
function takesABitABlock(marker: number): boolean {
  return marker <= 0xc2;
}

/**
 * How many bytes of compressed data a frame needs at least; undefined where it is none. Height and width stand behind
 * the length of the segment and the precision, and three bytes for each component behind their number.
 */
function leastBytes(marker: number, frame: Buffer): number | undefined {
  if (frame.length < 8 || frame.length !== 8 + 3 * frame.readUInt8(7)) return undefined;
  const [height, width] = [frame.readUInt16BE(3), frame.readUInt16BE(5)];
  if (!isPictureSize(width, height)) return undefined;
  return takesABitABlock(marker) ? Math.ceil((Math.ceil(width / 8) * Math.ceil(height / 8)) / 8) : 1;
}

/** Where the compressed data that begins here ends: at the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(content: Buffer, start: number): number {
  let at = start;
  for (; at < content.length; at += 1) {
    const next = content[at + 1] ?? 0xff;
    if (content[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) break;
  }
  return at;
}

/** The segment whose marker stands before `at`; undefined where it is cut short. */
function segmentAt(content: Buffer, at: number): Buffer | undefined {
  const length = at + 2 <= content.length ? content.readUInt16BE(at) : 0;
  return length >= 2 && at + length <= content.length ? content.subarray(at, at + length) : undefined;
}

/** Where the picture that begins here ends; undefined where none does, or it is not whole. */
function endOfPicture(content: Buffer, start: number): number | undefined {
  if (content[start] !== 0xff || content[start + 1] !== startOfImage) return undefined;
  let needed: number | undefined;
  let scanned = 0;
  let at = start + 2;
  while (content[at] === 0xff) {
    at += 1;
    const marker = content[at];
    // A marker may have any number of bytes before it that fill.
    if (marker === 0xff) continue;
    at += 1;
    if (marker === endOfImage) return needed !== undefined && scanned >= needed ? at : undefined;
    const segment = marker !== undefined && hasSegment(marker) ? segmentAt(content, at) : undefined;
    if (marker === undefined || !segment) return undefined;
    at += segment.length;
    if (isFrame(marker)) {
      needed = leastBytes(marker, segment);
      if (needed === undefined) return undefined;
    }
    if (marker === startOfScan) {
      if (needed === undefined) return undefined;
      const end = endOfScan(content, at);
      scanned += end - at;
      at = end;
    }
  }
  return undefined;
}

/**
 * Whether this is a JPEG from its first marker to its last, and nothing behind that but further whole pictures: phones
 * put one there for the depth or the light of the first. Each has as much compressed data as its size needs at least; it
 * is not decoded.
 */
export function isJpeg(content: Buffer): boolean {
  let end = endOfPicture(content, 0);
  while (end !== undefined && end < content.length) end = endOfPicture(content, end);
  return end !== undefined;
}
