/** The least that is a PNG. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(64)]);
export const webp = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([0x24, 0, 0, 0]),
  Buffer.from('WEBPVP8 '),
  Buffer.alloc(28),
]);
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
