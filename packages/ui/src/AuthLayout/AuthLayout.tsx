import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';
import { rem } from '../rem.ts';

export interface AuthLayoutProps {
  /** Usually a link home that contains the `Logo`. */
  logo: ReactNode;
  /** The language switch. */
  language?: ReactNode;
  /** One task: a heading and a form. */
  children: ReactNode;
  /** Quiet links at the bottom, such as the user agreement. */
  footer?: ReactNode;
  /**
   * What the product is about, with the dark scheme: the other half of a page of 1024 px and more. It has two drawings: one
   * beside its words, and one without them, which is the head of a smaller page.
   */
  aside?: ReactNode;
}

/** One column for one task: sign-in, registration, confirmation. Signed-in pages use `AppShell`. */
export function AuthLayout({ logo, language, children, footer, aside }: AuthLayoutProps) {
  return (
    <Root data-halves={aside !== undefined || undefined}>
      <header>
        {logo}
        {language}
      </header>
      <main>{children}</main>
      {footer !== undefined && <footer>{footer}</footer>}
      {aside !== undefined && <aside>{aside}</aside>}
    </Root>
  );
}

const halves = '@media (min-width: 1024px)';
const head = '@media (max-width: 1023.98px)';

const night = `color-mix(in oklab, ${token.accent} 18%, ${token.surfaceSunken})`;

const dark = `
  color: ${token.ink};
  color-scheme: dark;
  --mn-scheme: dark;
`;

// - A link around the logo is as high as the logo, so that both ends of the line are level.
// - Above the form the ink is 168 px high on a phone, 280 px on a tablet.
// - Beside it a drawing gets the height that the words leave, and goes to the edge of the page.
const Root = styled('div')`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;
  background: ${token.surface};
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text16} / ${token.line16} ${token.fontSans};

  & > header,
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space2} ${token.space4};
    padding: ${token.space4} ${token.space6};
  }

  & > header > :first-child {
    display: flex;
    text-decoration: none;
  }

  & > footer {
    justify-content: center;
    color: ${token.inkMuted};
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  & > main {
    align-self: center;
    justify-self: center;
    box-sizing: border-box;
    inline-size: min(100%, ${rem(27)});
    padding: ${token.space8};
    border: 1px solid ${token.line};
    border-radius: ${token.radiusSheet};
    background: ${token.surfaceRaised};
  }

  ${head} {
    &[data-halves] > :is(header, aside) {
      grid-area: 1 / 1;
      ${dark}
    }

    &[data-halves] > header {
      z-index: 1;
      align-self: start;
    }

    &[data-halves] > aside {
      display: grid;
      align-items: end;
      box-sizing: border-box;
      block-size: min(52px + 29.6vw, 280px, 40dvh);
      padding: ${token.space8} ${token.space4};
      overflow: hidden;
      background: ${night};
    }

    & > aside > :not(svg:last-of-type) {
      display: none;
    }
  }

  ${halves} {
    &[data-halves] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      background: ${token.surfaceRaised};
    }

    &[data-halves] > main {
      padding: ${token.space8} ${token.space6};
      border: 0;
    }

    &[data-halves] > aside {
      display: flex;
      position: sticky;
      inset-block-start: 0;
      grid-row: 1 / -1;
      grid-column: 2;
      flex-direction: column;
      gap: ${token.space8};
      justify-content: space-between;
      box-sizing: border-box;
      block-size: 100dvh;
      padding: ${token.space12};
      overflow: hidden;
      background: ${night};
      ${dark}
    }

    & > aside > svg:last-of-type {
      display: none;
    }

    & > aside > svg {
      flex: 1 1 0;
      min-block-size: 0;
      margin-inline-end: calc(-1 * ${token.space12});
    }
  }

  ${media.small} {
    background: ${token.surfaceRaised};

    & > header,
    & > footer {
      padding: ${token.space4};
    }

    & > main {
      align-self: start;
      inline-size: 100%;
      padding: ${token.space6} ${token.space4};
      border: 0;
      border-radius: 0;
    }
  }
`;
