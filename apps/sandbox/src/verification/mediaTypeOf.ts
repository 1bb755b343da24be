import { isJpeg } from './isJpeg.ts';
import { isPng } from './isPng.ts';
import { isWebp } from './isWebp.ts';

/** More pixels than any camera of a phone writes that fit into a photo's bytes. */
const mostPixels = 2 ** 27;

/** Whether a picture may be so large: whoever opens it needs memory for all of its pixels, however small its file is. */
export function isPictureSize(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= mostPixels;
}

type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** What a file of this type is called at its end. */
export function extensionOf(type: ImageType): string {
  return extensions[type];
}

/** What a file is by its structure, whatever it is called and said to be; undefined for anything but a whole image of ours. */
export async function mediaTypeOf(content: Buffer): Promise<ImageType | undefined> {
  if (await isPng(content)) return 'image/png';
  if (isJpeg(content)) return 'image/jpeg';
  if (isWebp(content)) return 'image/webp';
  return undefined;
}
