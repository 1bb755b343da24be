/**
 * Breakpoints. Constants, because a media query cannot use a custom property.
 * Small has a bottom bar, medium a side bar of icons, wide a side bar with labels.
 */
export const media = {
  small: '@media (max-width: 767.98px)',
  medium: '@media (min-width: 768px) and (max-width: 1199.98px)',
  wide: '@media (min-width: 1200px)',
  upToMedium: '@media (max-width: 1199.98px)',
  fromMedium: '@media (min-width: 768px)',
  /** A list has room for a pane beside it. In rem: with larger text it has none. */
  beside: '@media (min-width: 64rem)',
  /** A page has more room than two columns need. */
  spacious: '@media (min-width: 1536px)',
  print: '@media print',
} as const;

/** The top offset of sticky elements, so that they do not slide under a bar of the shell. */
export const stickyTop = 'var(--mn-sticky-top, 0px)';
