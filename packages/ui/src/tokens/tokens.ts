/**
 * All tokens: `import * as token from '@meridian/ui/tokens'`. One export per token, so that bundlers tree-shake
 * the unused ones. A token is a constant string, so templates stay static. Brand and scheme change its value
 * without a render.
 */

/** The page background. */
export const surface = 'var(--mn-surface)';
/** Cards, dialogs and fields. Lighter than the page in the dark scheme. */
export const surfaceRaised = 'var(--mn-surface-raised)';
/** Table headers, tracks and disabled fields. */
export const surfaceSunken = 'var(--mn-surface-sunken)';
/** Hover tint; translucent, drawn over any surface. */
export const surfaceHover = 'var(--mn-surface-hover)';
export const ink = 'var(--mn-ink)';
/** Secondary text; 4.5:1 on every surface. */
export const inkMuted = 'var(--mn-ink-muted)';
/** Decorative separators only. */
export const line = 'var(--mn-line)';
/** The border of a control; 3:1 on every surface. */
export const lineStrong = 'var(--mn-line-strong)';

/** A fill under `accentInk`. It may be light, so do not use it for lines, dots or text. */
export const accent = 'var(--mn-accent)';
export const accentHover = 'var(--mn-accent-hover)';
export const accentInk = 'var(--mn-accent-ink)';
/** The accent as a graphic: a bar, a tick, a dot, a border; 3:1 on every surface. */
export const accentLine = 'var(--mn-accent-line)';
/** A soft accent background; `accentText` and `ink` are readable on it. */
export const accentSurface = 'var(--mn-accent-surface)';
/** The accent as text on any surface. */
export const accentText = 'var(--mn-accent-text)';
export const focus = 'var(--mn-focus)';
/** The backdrop of a dialog. */
export const overlay = 'var(--mn-overlay)';

/**
 * The second surface, dark in both schemes, for "your money now". `inkRules` of `@meridian/ui/styles` gives these colours to every
 * component on it.
 */
export const inkSurface = 'var(--mn-ink-surface)';
export const onInk = 'var(--mn-on-ink)';
export const onInkMuted = 'var(--mn-on-ink-muted)';
/** Hover tint; translucent, drawn over `inkSurface`. */
export const onInkHover = 'var(--mn-on-ink-hover)';
/** The border of a control; 3:1. */
export const inkLine = 'var(--mn-ink-line)';
/** Lines, links, and the fill of the main action under `inkSurface` as its text. */
export const accentOnInk = 'var(--mn-accent-on-ink)';
export const focusOnInk = 'var(--mn-focus-on-ink)';

/**
 * Each tone has a solid colour (graphics, or a background for `solidInk`), a soft surface, and an ink for that
 * surface and the page.
 */
export const success = 'var(--mn-success)';
export const successSurface = 'var(--mn-success-surface)';
export const successInk = 'var(--mn-success-ink)';
export const warning = 'var(--mn-warning)';
export const warningSurface = 'var(--mn-warning-surface)';
export const warningInk = 'var(--mn-warning-ink)';
export const danger = 'var(--mn-danger)';
export const dangerHover = 'var(--mn-danger-hover)';
export const dangerSurface = 'var(--mn-danger-surface)';
export const dangerInk = 'var(--mn-danger-ink)';
export const info = 'var(--mn-info)';
export const infoSurface = 'var(--mn-info-surface)';
export const infoInk = 'var(--mn-info-ink)';
export const neutral = 'var(--mn-neutral)';
export const neutralSurface = 'var(--mn-neutral-surface)';
export const neutralInk = 'var(--mn-neutral-ink)';
/** Text on the solid colour of any tone. */
export const solidInk = 'var(--mn-solid-ink)';

/** The number counts steps of the 4 px grid: `space6` is 24 px. */
export const space1 = 'var(--mn-space-1)';
export const space2 = 'var(--mn-space-2)';
export const space3 = 'var(--mn-space-3)';
export const space4 = 'var(--mn-space-4)';
export const space5 = 'var(--mn-space-5)';
export const space6 = 'var(--mn-space-6)';
export const space8 = 'var(--mn-space-8)';
export const space10 = 'var(--mn-space-10)';
export const space12 = 'var(--mn-space-12)';
export const space16 = 'var(--mn-space-16)';

/** The logo of the brand as an image for `mask`, with a background in any colour. */
export const mark = 'var(--mn-mark)';

export const radiusControl = 'var(--mn-radius-control)';
export const radiusCard = 'var(--mn-radius-card)';
export const radiusSheet = 'var(--mn-radius-sheet)';
export const radiusFull = 'var(--mn-radius-full)';
/** Popovers and toasts. */
export const shadow1 = 'var(--mn-shadow-1)';
/** Dialogs and sheets. */
export const shadow2 = 'var(--mn-shadow-2)';

export const fontSans = 'var(--mn-font-sans)';
/** Large headings, with `weightHeading`, and sentences that are read; often the same as `fontSans`. */
export const fontHeading = 'var(--mn-font-heading)';
/** Hashes, wallet addresses and codes. */
export const fontMono = 'var(--mn-font-mono)';
/** Use a size with its line height: `font-size: ${token.text14}; line-height: ${token.line14}`. */
export const text12 = 'var(--mn-text-12)';
export const line12 = 'var(--mn-line-12)';
export const text14 = 'var(--mn-text-14)';
export const line14 = 'var(--mn-line-14)';
export const text16 = 'var(--mn-text-16)';
export const line16 = 'var(--mn-line-16)';
export const text18 = 'var(--mn-text-18)';
export const line18 = 'var(--mn-line-18)';
export const text20 = 'var(--mn-text-20)';
export const line20 = 'var(--mn-line-20)';
export const text24 = 'var(--mn-text-24)';
export const line24 = 'var(--mn-line-24)';
export const text32 = 'var(--mn-text-32)';
export const line32 = 'var(--mn-line-32)';
export const text44 = 'var(--mn-text-44)';
export const line44 = 'var(--mn-line-44)';
export const text60 = 'var(--mn-text-60)';
export const line60 = 'var(--mn-line-60)';
export const weightRegular = 'var(--mn-weight-regular)';
export const weightMedium = 'var(--mn-weight-medium)';
export const weightStrong = 'var(--mn-weight-strong)';
export const weightHeading = 'var(--mn-weight-heading)';

/** 120 ms: feedback to a press. All motion tokens are 0 under `prefers-reduced-motion`. */
export const motionFast = 'var(--mn-motion-fast)';
/** 200 ms: something appears or moves away. */
export const motion = 'var(--mn-motion)';
/** 700 ms: a figure or a chart enters. */
export const motionFigure = 'var(--mn-motion-figure)';

/** 44 px, the minimum touch target. */
export const targetMin = 'var(--mn-target-min)';

/** Opacity of disabled controls; 1 in forced-colours mode, which uses `GrayText` instead. */
export const opacityDisabled = 'var(--mn-opacity-disabled)';

export const layerSticky = 'var(--mn-layer-sticky)';
export const layerOverlay = 'var(--mn-layer-overlay)';
export const layerToast = 'var(--mn-layer-toast)';
