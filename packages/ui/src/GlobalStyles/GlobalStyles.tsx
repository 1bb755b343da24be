import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import * as token from '../tokens/tokens.ts';

/**
 * Global styles of an app that uses only our components. Render once at the root, inside `UiProvider`. Leave it
 * out of a page that only embeds some components.
 */
export const GlobalStyles = () => (
  // Browsers empty the `nonce` attribute, which would be a hydration mismatch.
  <style nonce={useStyleCache()?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: page }} />
);

const page = `
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  :root {
    color-scheme: var(--mn-scheme);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  /* Under a dialog React Aria reserves the scrollbar's space, which the backdrop does not cover. This colours
     it like the backdrop. */
  :root[style*='scrollbar-gutter']:has([data-mn-backdrop]) {
    background: linear-gradient(${token.surface}, ${token.surface})
      color-mix(in srgb, ${token.surface}, oklch(from ${token.overlay} l c h / 1));
  }

  body {
    margin: 0;
    background: ${token.surface};
    color: ${token.ink};
    font-family: ${token.fontSans};
    font-size: ${token.text14};
    font-weight: ${token.weightRegular};
    line-height: ${token.line14};
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  dl,
  dd,
  figure,
  :is(ul, ol)[role='list'] {
    margin: 0;
  }

  :is(ul, ol)[role='list'] {
    padding: 0;
    list-style: none;
  }

  :focus-visible,
  [data-focus-visible] {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-property: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
