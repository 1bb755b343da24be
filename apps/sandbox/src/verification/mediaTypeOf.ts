import { isJpeg } from './isJpeg.ts';
import { isPng } from './isPng.ts';
import { isWebp } from './isWebp.ts';

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
