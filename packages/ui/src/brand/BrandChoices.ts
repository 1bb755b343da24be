/** What a company decides, in ten values; everything else follows from these. */
export interface BrandChoices {
  readonly name: string;
  /** The mark as one path, drawn in the accent; left out, the name stands alone. */
  readonly logo?: { readonly viewBox: string; readonly path: string };
  /**
   * The colour of the one main action, as CSS text without alpha: `#0b6b7a`, `rgb(11 107 122)`, `hsl(188 83% 26%)` or
   * `oklch(50% 0.1 215)`, in percents, turns or radians, too. It is shown as it is in the scheme that the brand is designed for first, and moved in lightness
   * for the other; one that nobody would see on the page, such as white on white, is moved until it is seen.
   */
  readonly accent: string;
  /** The text on the accent. Left out, it is whichever reads better there. */
  readonly accentInk?: 'light' | 'dark';
  /**
   * The greys: their hue in degrees, or the hue and how much of it shows: 0 is pure grey, 0.022 is usual.
   * A hue near the accent's reads calm.
   */
  readonly neutral: number | { readonly hue: number; readonly chroma: number };
  /** Corners in pixels, 0 to 32: rounder ones would cut into text. */
  readonly radius: { readonly control: number; readonly card: number; readonly sheet: number };
  /**
   * CSS font families, the brand's own first; `var(--font-inter)` is one, too. In quotes stands a name with a word that
   * begins with a digit: `'Source Sans 3'`. Left out, headings are set as text, and hashes in Source Code Pro.
   */
  readonly font: { readonly text: string; readonly heading?: string; readonly mono?: string };
  /** 100 to 900; 600 unless said. */
  readonly headingWeight?: number;
  /**
   * What a page starts in, until the person says otherwise; `system` unless said. A brand that starts in `dark` is
   * designed for it first: its accent is the one of the dark scheme.
   */
  readonly scheme?: 'system' | Scheme;
  /** How a dialog or a menu stands out from the page: by a soft shadow, unless said, or by a hairline. */
  readonly shadow?: 'soft' | 'none';
}

export type Scheme = 'light' | 'dark';
