/** A paragraph, or a list of points. May contain `{{company}}` and `{{email}}`. */
export type Block = string | { readonly points: readonly string[] };

export interface DocumentSection {
  /** The anchor, in English in both languages. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A long text for reading, in one language. */
export interface DocumentText {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly DocumentSection[];
}

/** A document with legal effect. */
export interface LegalText extends DocumentText {
  readonly version: string;
  /** The day of this version. */
  readonly date: `${number}-${number}-${number}`;
}
