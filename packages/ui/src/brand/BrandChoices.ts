/** The ten values of a brand. All other tokens derive from them. */
export interface BrandChoices {
  readonly name: string;
  /** The logo as a single SVG path, drawn in the accent colour. Without it, only the name is shown. */
  readonly logo?: { readonly viewBox: string; readonly path: string } | undefined;
  /**
   * The colour of the main action, as opaque CSS text: `#0b6b7a`, `rgb(11 107 122)`, `hsl(188 83% 26%)` or
   * `oklch(50% 0.1 215)`. It is used unchanged in the scheme the brand is designed for; the other scheme
   * changes its lightness. An accent that is invisible on the page, such as white on white, is moved until it
   * is visible.
   */
  readonly accent: string;
  /** The text on the accent. By default whichever has the higher contrast. */
  readonly accentInk?: 'light' | 'dark';
  /**
   * The greys: a hue in degrees, or a hue and a chroma (0 is pure grey, 0.022 is the default). A hue near the
   * accent's looks calm.
   */
  readonly neutral: number | { readonly hue: number; readonly chroma: number };
  /** Border radius in pixels, 0 to 32. Larger ones would cut into text. */
  readonly radius: { readonly control: number; readonly card: number; readonly sheet: number };
  /**
   * CSS font families, for example `var(--font-inter)`. Quote a name in which a word begins with a digit:
   * `'Source Sans 3'`. Large headings default to the text font, hashes to Source Code Pro.
   */
  readonly font: { readonly text: string; readonly heading?: string; readonly mono?: string };
  /** 100 to 900; 600 by default. */
  readonly headingWeight?: number;
  /**
   * The initial scheme until the user chooses one; `system` by default. A brand that starts in `dark` is
   * designed for it first: its accent is the one of the dark scheme.
   */
  readonly scheme?: 'system' | Scheme;
  /** How dialogs and menus stand out from the page: a soft shadow (default) or a hairline. */
  readonly shadow?: 'soft' | 'none';
}

export type Scheme = 'light' | 'dark';
