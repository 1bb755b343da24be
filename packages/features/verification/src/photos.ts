/** The photos of the form, by their fields in the contract. */
export const photoFields = ['photoOfDocument', 'photoOfLogin', 'photoOfWallet'] as const;

export type PhotoField = (typeof photoFields)[number];

export type Photos = Readonly<Record<PhotoField, File | undefined>>;

export const noPhotos: Photos = {
  photoOfDocument: undefined,
  photoOfLogin: undefined,
  photoOfWallet: undefined,
};
