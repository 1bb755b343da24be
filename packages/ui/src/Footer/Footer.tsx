import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';
import { FooterColumn, type FooterColumnContent } from './FooterColumn.tsx';
import { rem } from '../rem.ts';

export interface FooterProps {
  /** Usually a link home that contains the `Logo`. */
  logo: ReactNode;
  columns: readonly FooterColumnContent[];
  /** Mandatory text, such as the risk warning. It does not replace the warning beside an offer. */
  statement?: ReactNode;
  /** The language and scheme switches. */
  switches?: ReactNode;
  /** The last line: year and copyright holder. */
  legal: ReactNode;
}

/** The footer of a public page: links, mandatory text, language. Signed-in pages use `AppShell` instead. */
export const Footer = ({ logo, columns, statement, switches, legal }: FooterProps) => (
  <Root>
    <div>
      <Ways>
        {logo}
        {columns.map((column) => (
          <FooterColumn key={column.title} {...column} />
        ))}
      </Ways>
      {statement !== undefined && <Statement>{statement}</Statement>}
      <Last>
        <small>{legal}</small>
        <Switches>{switches}</Switches>
      </Last>
    </div>
  </Root>
);

const Root = styled('footer')`
  border-block-start: 1px solid ${token.line};
  background: ${token.surfaceSunken};
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  overflow-wrap: anywhere;

  & > div {
    display: grid;
    gap: ${token.space8};
    box-sizing: border-box;
    max-inline-size: calc(1200px + 2 * ${token.space8});
    margin-inline: auto;
    padding: ${token.space12} clamp(${token.space4}, 3vw, ${token.space8}) ${token.space6};

    ${media.spacious} {
      max-inline-size: calc(1280px + 2 * ${token.space8});
    }

    @media (max-width: 479.98px) {
      gap: ${token.space6};
      padding-block-start: ${token.space8};
    }
  }
`;

// On a phone the shorter columns are beside the first one. On a tablet the columns fit beside each other only below the logo.
const Ways = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(8.5)}), 1fr));
  gap: ${token.space8} ${token.space6};
  align-items: start;
  justify-items: start;

  @media (max-width: 479.98px) {
    row-gap: ${token.space6};

    & > :nth-child(2) {
      grid-row: span 2;
    }
  }

  @media (max-width: 899.98px) {
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Statement = styled('div')`
  max-inline-size: 80ch;
  font-size: ${token.text16};
  line-height: ${token.line16};
  text-wrap: pretty;
`;

const Switches = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space2} ${token.space6};
`;

const Last = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space4};
  padding-block-start: ${token.space6};
  border-block-start: 1px solid ${token.line};

  small {
    font-size: ${token.text12};
    line-height: ${token.line12};
  }
`;
