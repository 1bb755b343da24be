import { isPictureSize } from './isPictureSize.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Whether the marker starts a frame (SOF). Three markers in the same range are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Whether a segment follows the marker. */
function hasSegment(marker: number): boolean {
  return marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= endOfImage);
}

/** Huffman-coded frames, the only ones cameras write. Each block of 64 pixels takes at least one bit. */
function usesOneBitPerBlock(marker: number): boolean {
  return marker <= 0xc2;
}

/**
 * Minimum bytes of compressed data for a frame; undefined if the frame is invalid. Layout: length, precision, height,
 * width, component count, then three bytes per component.
 */
function leastBytes(marker: number, frame: Buffer): number | undefined {
  if (frame.length < 8 || frame.length !== 8 + 3 * frame.readUInt8(7)) return undefined;
  const [height, width] = [frame.readUInt16BE(3), frame.readUInt16BE(5)];
  if (!isPictureSize(width, height)) return undefined;
  return usesOneBitPerBlock(marker) ? Math.ceil((Math.ceil(width / 8) * Math.ceil(height / 8)) / 8) : 1;
}

/** End of the compressed data: the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(content: Buffer, start: number): number {
  let at = start;
  for (; at < content.length; at += 1) {
    const next = content[at + 1] ?? 0xff;
    if (content[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) break;
  }
  return at;
}

/** The segment after the marker that ends at `at`; undefined if truncated. */
function segmentAt(content: Buffer, at: number): Buffer | undefined {
  const length = at + 2 <= content.length ? content.readUInt16BE(at) : 0;
  return length >= 2 && at + length <= content.length ? content.subarray(at, at + length) : undefined;
}

/** End of the image that starts here; undefined if it is invalid or truncated. */
function endOfImageData(content: Buffer, start: number): number | undefined {
  if (content[start] !== 0xff || content[start + 1] !== startOfImage) return undefined;
  let needed: number | undefined;
  let scanned = 0;
  let at = start + 2;
  while (content[at] === 0xff) {
    at += 1;
    const marker = content[at];
    // Any number of fill bytes may precede a marker.
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
 * Whether this is a complete JPEG, optionally followed by more complete JPEGs: phones append depth or gain maps.
 * Checks that each has enough compressed data for its size, without decoding it.
 */
export function isJpeg(content: Buffer): boolean {
  let end = endOfImageData(content, 0);
  while (end !== undefined && end < content.length) end = endOfImageData(content, end);
  return end !== undefined;
}
