import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';

/**
 * The text of the global `<style>`. A content security policy can allow it by its hash.
 *
 * - Under a dialog React Aria reserves the scrollbar's space, which the backdrop does not cover: it is colored like the backdrop.
 * - `data-wide-only` marks content for screens with room for a menu beside the page. It is hidden by CSS, so that a page that was rendered
 *   before its scripts came shows the right one.
 * - Paper is white in a dark scheme too. Controls of a printable page have the attribute `data-screen-only`.
 */
export const globalRules = `
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

  @media (max-width: 1023.98px) {
    [data-wide-only] {
      display: none !important;
    }
  }

  @media (min-width: 1024px) {
    [data-narrow-only] {
      display: none !important;
    }
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

  @page {
    margin: 16mm;

    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font: 8pt sans-serif;
    }
  }

  ${media.print} {
    :root {
      --mn-scheme: light !important;
    }

    [data-screen-only] {
      display: none !important;
    }

    body:has(> [data-mn-backdrop]) > :not([data-mn-backdrop]) {
      display: none !important;
    }
  }
`;
