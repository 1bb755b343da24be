import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { stickyTop } from '../media.ts';
import { plainList } from '../plainList.ts';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';
import { lineOfMoney } from './lineOfMoney.ts';

export interface RowGroupProps {
  /** What the rows have in common, such as their day. */
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** A figure of the whole group, such as the net of the day. */
  aside?: ReactNode;
  /** `Row`s. */
  children: ReactNode;
}

/** Rows below a head that stays visible while they scroll: the entries of one day. */
export function RowGroup({ title, headingLevel = 2, aside, children }: RowGroupProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <Root role="group" aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {aside ? <div>{aside}</div> : null}
      </Head>
      <ul>{children}</ul>
    </Root>
  );
}

/** A group and no landmark: a list has many days. */
const Root = styled('div')`
  & > ul {
    ${plainList}
  }

  &:has([data-mark]) {
    padding-block-start: ${token.space2};
  }

  &:has([data-mark]) > :first-child {
    padding-inline-start: calc(${token.space8} + ${token.space3});
    border: 0;

    ${lineOfMoney('3px solid')}
  }

  &:has([data-mark]) > :first-child::before {
    inset-block-start: calc(-1 * ${token.space2});
  }

  &:not(:has([data-mark]:not([data-mark='held']))) > :first-child::before {
    border-inline-start-style: dotted;
    border-inline-start-width: 4px;
  }

  &:first-of-type:has([data-mark]) > :first-child::before {
    inset-block-start: 50%;
  }
`;

const Head = styled('div')`
  position: sticky;
  inset-block-start: ${stickyTop};
  z-index: ${token.layerSticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space4};
  box-sizing: border-box;
  min-block-size: ${rem(2.5)};
  border-block-end: 1px solid ${token.line};
  background: ${token.surface};
  color: ${token.inkMuted};
  font: ${token.weightMedium} ${token.text12} / ${token.line12} ${token.fontSans};

  & > :is(h2, h3, h4) {
    margin: 0;
    color: ${token.ink};
    font: ${token.weightStrong} ${token.text14} / ${token.line14} ${token.fontSans};
  }

  & > div {
    margin-inline-start: auto;
    text-align: end;
  }
`;
