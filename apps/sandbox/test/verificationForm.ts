import { jpeg, png, webp } from '@meridian/contract-kit/calls';

/** Lossless. */
export const losslessWebp = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAdQxCIWsf+BiOh/AAA=', 'base64');
/** Semi-transparent, so it has an extended container. */
export const extendedWebp = Buffer.from(
  'UklGRlQAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAIAAAAAgFZQOCAsAAAAkAEAnQEqAQABAALATCWgAnS6AAOYAP7uQx/u' +
    'bHOLcFf/bQ//Wh/+tD/pQAA=',
  'base64',
);
export const photo = (content: Buffer, name = 'photo.png', type = 'image/png') =>
  new File([new Uint8Array(content)], name, { type });

/** Form fields. A field can repeat or be missing. */
export type Fields = Record<string, string | File | readonly (string | File)[] | undefined>;

/** A complete verification form. */
export const completeForm: Fields = {
  fullName: 'Anna Petrova',
  dateOfBirth: '1990-04-17',
  familyStatus: 'married',
  documentNumber: 'K01234417',
  photoOfDocument: photo(png, 'document.png'),
  photoOfLogin: photo(jpeg, 'login.jpg', 'image/jpeg'),
  photoOfWallet: photo(webp, 'wallet.webp', 'image/webp'),
};

export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(fields)) {
    for (const value of [given].flat()) if (value !== undefined) form.append(name, value);
  }
  return form;
}

/** A form of this many megabytes, with three invalid photos. */
export function largeForm(megabytes: number): FormData {
  const large = photo(Buffer.alloc((megabytes * 1_048_576) / 3));
  return formOf({ ...completeForm, photoOfDocument: large, photoOfLogin: large, photoOfWallet: large });
}
