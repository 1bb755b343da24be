/** The files that the service worker stores, by the address that it is registered for. */
export type BuildFiles = Readonly<Record<string, FilesOfLanguage>>;

export interface FilesOfLanguage {
  /** The hash of each page, by its address. */
  readonly pages: Readonly<Record<string, string>>;
  /** The pages that also respond to the addresses below theirs. */
  readonly detailsOf: readonly string[];
  /** The addresses of scripts, styles, fonts and icons. Their names have a hash. */
  readonly assets: readonly string[];
}
