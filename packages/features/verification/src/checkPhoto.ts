/** Why a photo that has the right name and size cannot be sent. */
export type PhotoFault = 'heic' | 'not_a_photo' | 'unreadable';

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

/** Brands of the image formats of phones, in the `ftyp` box. */
const phoneBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif'].map(ascii);

/** The media type by content. Undefined for a format that no photo of a document has. */
function mediaTypeOf(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp';
  const isPhoneFormat =
    startsWith(bytes, ascii('ftyp'), 4) && phoneBrands.some((brand) => startsWith(bytes, brand, 8));
  return isPhoneFormat ? 'image/heic' : undefined;
}

/** Whether the browser can decode the image. True if the browser has no decoder to ask. */
async function isDecodable(file: File): Promise<boolean> {
  if (typeof createImageBitmap === 'undefined') return true;
  try {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}

/** Checks a photo by its content, like the server: a file may have the name of another format, or be damaged. */
export async function checkPhoto(
  file: File,
  acceptedTypes: readonly string[],
): Promise<PhotoFault | undefined> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  } catch {
    // It was moved or deleted after it was chosen.
    return 'unreadable';
  }
  const mediaType = mediaTypeOf(bytes);
  if (mediaType !== undefined && acceptedTypes.includes(mediaType)) {
    return (await isDecodable(file)) ? undefined : 'unreadable';
  }
  return mediaType === 'image/heic' ? 'heic' : 'not_a_photo';
}

/** Whether a file that was refused by its type is a photo in the format of phones. Some browsers know no type for it. */
export const isPhoneFormat = ({ name, type }: { name: string; type: string }) =>
  /^image\/(heic|heif)/.test(type) || /\.(heic|heif)$/i.test(name);
