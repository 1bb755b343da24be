import { isJpeg } from './isJpeg.ts';
import { isPng } from './isPng.ts';
import { isWebp } from './isWebp.ts';

type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

export function extensionOf(type: ImageType): string {
  return extensions[type];
}

/** Detects the type by content, ignoring name and declared type. Undefined unless it is a complete, supported image. */
export async function mediaTypeOf(content: Buffer): Promise<ImageType | undefined> {
  if (await isPng(content)) return 'image/png';
  if (isJpeg(content)) return 'image/jpeg';
  if (isWebp(content)) return 'image/webp';
  return undefined;
}
