import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import * as token from '../tokens/tokens.ts';
import { rem } from '../rem.ts';

export interface PageHeaderProps {
  title: string;
  /** 1, unless the top bar of the shell already has the page's `h1`. */
  headingLevel?: 1 | 2;
  /** One sentence about what can be done here. */
  description?: ReactNode;
  /** A link to the parent page, above the title. */
  back?: ReactNode;
  /** Actions for the whole page; the primary one last. */
  actions?: ReactNode;
}

/** The title and actions of a page. For a section use `Card` or `Heading`. */
export function PageHeader({ title, headingLevel = 1, description, back, actions }: PageHeaderProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <Root>
      {back}
      <Row>
        <div>
          <Title>{title}</Title>
          {description !== undefined && <p>{description}</p>}
        </div>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Row>
    </Root>
  );
}

const Root = styled('header')`
  display: grid;
  gap: ${token.space1};
  justify-items: start;
  color: ${token.ink};

  h1,
  h2 {
    margin: 0;
    font: ${token.weightStrong} ${token.text24} / ${token.line24} ${token.fontSans};
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  h2 {
    font-size: ${token.text18};
    line-height: ${token.line18};
  }

  p {
    max-inline-size: 60ch;
    margin: 0;
    color: ${token.inkMuted};
    font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  }
`;

/** The actions align with the title, whatever is below it. */
const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space4} ${token.space6};
  inline-size: 100%;

  & > div:first-of-type {
    display: grid;
    flex: 1 1 ${rem(20)};
    gap: ${token.space1};
    min-inline-size: 0;
  }
`;

const Actions = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space2};
`;
