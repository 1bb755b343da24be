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
}

/** One column for one task: sign-in, registration, confirmation. Signed-in pages use `AppShell`. */
export function AuthLayout({ logo, language, children, footer }: AuthLayoutProps) {
  return (
    <Root>
      <header>
        {logo}
        {language}
      </header>
      <main>{children}</main>
      {footer !== undefined && <footer>{footer}</footer>}
    </Root>
  );
}

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
