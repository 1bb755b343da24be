import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import * as token from '../tokens/tokens.ts';

/**
 * The few rules of a page that is all ours. Once at the root of an app, inside its `UiProvider`; a page that others have
 * written, and that only has components of ours in it, does without.
 */
export const GlobalStyles = () => (
  // A browser empties the attribute of a nonce that it has read, which is no difference to what the server said.
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

  /* Under a dialog React Aria keeps the room of the scrollbar, which no backdrop covers: it takes the backdrop's colour. */
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
