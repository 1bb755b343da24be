/** The least that is a PNG. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** One grey pixel, as a browser writes it. */
export const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////' +
    '////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////' +
    '////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA' +
    'FAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAD/9k=',
  'base64',
);
export const webp = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAB0CWJaQAA3AA+0AAAAA=', 'base64');
/** Without loss. */
export const losslessWebp = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAdQxCIWsf+BiOh/AAA=', 'base64');
/** Half transparent, so its container is the extended one. */
export const extendedWebp = Buffer.from(
  'UklGRlQAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAIAAAAAgFZQOCAsAAAAkAEAnQEqAQABAALATCWgAnS6AAOYAP7uQx/u' +
    'bHOLcFf/bQ//Wh/+tD/pQAA=',
  'base64',
);
/** No picture at all. */
export const html = Buffer.from('<!doctype html><script>alert(1)</script>');

export const photo = (content: Buffer, name = 'photo.png', type = 'image/png') =>
  new File([new Uint8Array(content)], name, { type });

/** Fields of the form, one of which may come several times, or not at all. */
export type Fields = Record<string, string | File | readonly (string | File)[] | undefined>;

/** All that a verification asks for. */
export const whole: Fields = {
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

/** A whole form of so many megabytes, in three photos that are none. */
export function largeForm(megabytes: number): FormData {
  const large = photo(Buffer.alloc((megabytes * 1_048_576) / 3));
  return formOf({ ...whole, photoOfDocument: large, photoOfLogin: large, photoOfWallet: large });
}
