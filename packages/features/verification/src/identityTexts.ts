import { readLabel, readName } from '@meridian/personal-data';

/** The most characters of a text, as the contract has them. */
export const longest = { fullName: 200, documentNumber: 64 } as const;

export const readFullName = (typed: string) => readName(typed, longest.fullName);

/** Digits may have been typed in full width. */
export const readDocumentNumber = (typed: string) =>
  readLabel(typed.normalize('NFKC'), longest.documentNumber);
