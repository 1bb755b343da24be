/** More pixels than any phone photo within the upload limit. */
const mostPixels = 2 ** 27;

/** Limits the pixels, because opening an image needs memory for all of them, however small the file is. */
export function isPictureSize(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= mostPixels;
}
