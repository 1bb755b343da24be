/** More pixels than any camera of a phone writes that fit into a photo's bytes. */
const mostPixels = 2 ** 27;

/** Whether a picture may be so large: whoever opens it needs memory for all of its pixels, however small its file is. */
export function isPictureSize(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= mostPixels;
}
