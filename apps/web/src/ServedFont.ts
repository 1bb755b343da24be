/** Where the files of a font are. The unnamed ones of a family, such as Georgia, are on the device of the visitor. */
export type FontSource =
  | {
      /** A dependency of `apps/web` from Fontsource, such as `@fontsource-variable/lora`. It serves the subsets of the languages. */
      readonly package: string;
      /** The weights of a package that is not variable, such as `@fontsource/lora`: 400 and 600 by default. */
      readonly weights?: readonly number[];
    }
  | {
      /** WOFF2 files, as paths from `brand.ts`. The subset is in the name: `lora-latin.woff2`, `lora-cyrillic.woff2`. */
      readonly files: readonly FontFile[];
      /** The weight of the files, or the first and the last one of a variable font: `100 900`. */
      readonly weight: string;
    };

interface FontFile {
  readonly path: string;
  /** The letters that the file has, as CSS writes them. Without it, the file is for all of them. */
  readonly unicodeRange?: string;
}

/** A font of the device with the widths of the served one, so that no line moves when that one arrives. */
interface StretchedFont {
  /** What `brand.font` names it. */
  readonly family: string;
  /** The fonts of devices that it stretches: the first one that is there. */
  readonly local: readonly string[];
  /** In per cent of the size. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

export type ServedFont = FontSource & {
  readonly fallback?: StretchedFont;
  /**
   * A TrueType or OpenType file with all alphabets of the product: a path from `brand.ts`, or one in a package. Icons and link previews
   * are drawn with that of the text font, because WOFF2 cannot be. Without it, they have a font of the machine that builds.
   */
  readonly trueType?: string;
};

/** By the family that `brand.font` names first. A text is short for a package. */
export type ServedFonts = Readonly<Record<string, string | ServedFont>>;
