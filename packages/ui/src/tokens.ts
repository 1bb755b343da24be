/**
 * Every value a component may use, by name. A token is a constant string, so a template that uses it stays static;
 * what it resolves to is the brand's business (`brand.ts`) and may change with the scheme without a render.
 */
export const token = {
  /** The page. */
  surface: 'var(--mn-surface)',
  /** What lies or floats above the page: cards, dialogs, fields. Lighter than the page in the dark scheme. */
  surfaceRaised: 'var(--mn-surface-raised)',
  /** Wells: table headers, tracks, disabled fields. */
  surfaceSunken: 'var(--mn-surface-sunken)',
  /** Laid over any surface under the pointer; translucent. */
  surfaceHover: 'var(--mn-surface-hover)',
  ink: 'var(--mn-ink)',
  /** Secondary text; still 4.5:1 on every surface. */
  inkMuted: 'var(--mn-ink-muted)',
  /** Decorative separation only. */
  line: 'var(--mn-line)',
  /** The border that makes a control recognisable; 3:1 on every surface. */
  lineStrong: 'var(--mn-line-strong)',

  /** A fill under `accentInk`, perhaps a light one: not for lines, dots or text. */
  accent: 'var(--mn-accent)',
  accentHover: 'var(--mn-accent-hover)',
  /** Text on `accent` and `accentHover`. */
  accentInk: 'var(--mn-accent-ink)',
  /** The accent as a graphic: a bar, a tick, a dot, a border; 3:1 on every surface. */
  accentLine: 'var(--mn-accent-line)',
  /** A soft background of the accent; `accentText` and `ink` are readable on it. */
  accentSurface: 'var(--mn-accent-surface)',
  /** The accent as text on any surface. */
  accentText: 'var(--mn-accent-text)',
  focus: 'var(--mn-focus)',
  /** Behind a dialog. */
  overlay: 'var(--mn-overlay)',

  /** A tone has a solid (graphics, and a background for `solidInk`), a soft surface, and an ink for that surface and the page. */
  success: 'var(--mn-success)',
  successSurface: 'var(--mn-success-surface)',
  successInk: 'var(--mn-success-ink)',
  warning: 'var(--mn-warning)',
  warningSurface: 'var(--mn-warning-surface)',
  warningInk: 'var(--mn-warning-ink)',
  danger: 'var(--mn-danger)',
  dangerHover: 'var(--mn-danger-hover)',
  dangerSurface: 'var(--mn-danger-surface)',
  dangerInk: 'var(--mn-danger-ink)',
  info: 'var(--mn-info)',
  infoSurface: 'var(--mn-info-surface)',
  infoInk: 'var(--mn-info-ink)',
  neutral: 'var(--mn-neutral)',
  neutralSurface: 'var(--mn-neutral-surface)',
  neutralInk: 'var(--mn-neutral-ink)',
  /** Text on the solid of any tone. */
  solidInk: 'var(--mn-solid-ink)',

  /** The name counts steps of the 4 px grid: `space6` is 24 px. */
  space1: 'var(--mn-space-1)',
  space2: 'var(--mn-space-2)',
  space3: 'var(--mn-space-3)',
  space4: 'var(--mn-space-4)',
  space5: 'var(--mn-space-5)',
  space6: 'var(--mn-space-6)',
  space8: 'var(--mn-space-8)',
  space10: 'var(--mn-space-10)',
  space12: 'var(--mn-space-12)',
  space16: 'var(--mn-space-16)',

  radiusControl: 'var(--mn-radius-control)',
  radiusCard: 'var(--mn-radius-card)',
  radiusSheet: 'var(--mn-radius-sheet)',
  radiusFull: 'var(--mn-radius-full)',
  /** Popovers, toasts. */
  shadow1: 'var(--mn-shadow-1)',
  /** Dialogs, sheets. */
  shadow2: 'var(--mn-shadow-2)',

  fontSans: 'var(--mn-font-sans)',
  /** Headings and the name of the brand, with `weightHeading`; often the same as `fontSans`. */
  fontHeading: 'var(--mn-font-heading)',
  /** Hashes, wallet addresses, codes. */
  fontMono: 'var(--mn-font-mono)',
  /** A size and its line height go together: `font-size: ${token.text14}; line-height: ${token.line14}`. */
  text12: 'var(--mn-text-12)',
  line12: 'var(--mn-line-12)',
  text14: 'var(--mn-text-14)',
  line14: 'var(--mn-line-14)',
  text16: 'var(--mn-text-16)',
  line16: 'var(--mn-line-16)',
  text20: 'var(--mn-text-20)',
  line20: 'var(--mn-line-20)',
  text24: 'var(--mn-text-24)',
  line24: 'var(--mn-line-24)',
  text32: 'var(--mn-text-32)',
  line32: 'var(--mn-line-32)',
  text44: 'var(--mn-text-44)',
  line44: 'var(--mn-line-44)',
  text60: 'var(--mn-text-60)',
  line60: 'var(--mn-line-60)',
  weightRegular: 'var(--mn-weight-regular)',
  weightMedium: 'var(--mn-weight-medium)',
  weightStrong: 'var(--mn-weight-strong)',
  weightHeading: 'var(--mn-weight-heading)',

  /** 120 ms: feedback to a hand. All three become 0 where the person asked for less motion. */
  motionFast: 'var(--mn-motion-fast)',
  /** 200 ms: something appears or moves away. */
  motion: 'var(--mn-motion)',
  /** 700 ms: only a figure or a chart that enters. */
  motionFigure: 'var(--mn-motion-figure)',

  /** 44 px, the smallest side of what a finger must hit. */
  targetMin: 'var(--mn-target-min)',

  /** How much is left of what cannot be used now; all of it where colours are forced, which have a grey for that. */
  opacityDisabled: 'var(--mn-opacity-disabled)',

  layerSticky: 'var(--mn-layer-sticky)',
  layerOverlay: 'var(--mn-layer-overlay)',
  layerToast: 'var(--mn-layer-toast)',
} as const;

export type TokenName = keyof typeof token;
