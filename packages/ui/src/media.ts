/**
 * Where the layout changes. Constants, because a custom property cannot stand in a media query.
 * Small has a bottom bar, medium a side bar of icons, wide a side bar with words.
 */
export const media = {
  small: '@media (max-width: 767.98px)',
  medium: '@media (min-width: 768px) and (max-width: 1199.98px)',
  wide: '@media (min-width: 1200px)',
  upToMedium: '@media (max-width: 1199.98px)',
  fromMedium: '@media (min-width: 768px)',
} as const;

/** How far from the top a sticky part stays, so that it does not slide under a bar of the shell. */
export const stickyTop = 'var(--mn-sticky-top, 0px)';
