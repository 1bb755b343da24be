import sharp from 'sharp';

type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A photo that was decoded and encoded again, so that it holds nothing but its picture. */
export interface CleanPhoto {
  readonly mediaType: PhotoType;
  readonly extension: 'jpg' | 'png' | 'webp';
  readonly content: Buffer;
}

const formats = {
  jpeg: { mediaType: 'image/jpeg', extension: 'jpg' },
  png: { mediaType: 'image/png', extension: 'png' },
  webp: { mediaType: 'image/webp', extension: 'webp' },
} as const;

/** More pixels than any phone photo within the upload limit. */
const mostPixels = 2 ** 27;
/** The largest picture in color with 8 bits per sample. */
const mostBytes = 3 * mostPixels;
/** A larger photo is scaled down: a document is readable with fewer pixels, and a picture of a screen with fewer still. */
export const longestSides = { document: 5000, screen: 2000 };

// libvips has decoders for many more formats, and some of them parse scripts or read other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// No two uploads are the same, so a cache of decoded pixels only takes memory.
sharp.cache(false);
// The form slots limit how many photos are decoded at once; each one takes a single thread.
sharp.concurrency(1);

async function decodePhoto(content: Buffer, longestSide: number): Promise<CleanPhoto | undefined> {
  // The strictest level: a truncated or damaged photo is an error.
  const photo = sharp(content, { failOn: 'warning', limitInputPixels: mostPixels, sequentialRead: true });
  const { width, height, channels, depth, isProgressive } = await photo.metadata();
  // A progressive JPEG is decoded in whole from coefficients of 16 bits.
  const bytesPerSample = depth === 'ushort' || isProgressive ? 2 : 1;
  if (width * height * channels * bytesPerSample > mostBytes) return undefined;
  const { data, info } = await photo
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90, force: false })
    .png({ adaptiveFiltering: true, force: false })
    .webp({ quality: 90, force: false })
    .toBuffer({ resolveWithObject: true });
  switch (info.format) {
    case 'jpeg':
    case 'png':
    case 'webp':
      return { ...formats[info.format], content: data };
    default:
      return undefined;
  }
}

/**
 * Decodes a photo of any name and declared type, and encodes its picture again in the same format. The result has no metadata
 * and no trailing data, and is oriented upright. Undefined unless the content is a complete JPEG, PNG or WebP within the limits.
 */
export async function cleanPhoto(
  content: Buffer,
  longestSide = longestSides.document,
): Promise<CleanPhoto | undefined> {
  // The decoder reports every fault of a photo as an `Error` without a code.
  return decodePhoto(content, longestSide).catch(() => undefined);
}
