import { Global, css } from '@emotion/react';
import { token } from '../tokens.ts';

/** The few rules that belong to the page and not to a component. Once at the root of an app, after `brandCss`. */
export const GlobalStyles = () => <Global styles={page} />;

const page = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  :root {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
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
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
