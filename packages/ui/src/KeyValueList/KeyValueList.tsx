import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';

export interface KeyValueItem {
  id: string;
  term: string;
  value: ReactNode;
  /** A sentence below the term, such as how a fee is calculated. */
  hint?: ReactNode;
  /** The result of the other lines, such as what the user receives. */
  isTotal?: boolean;
}

export interface KeyValueListProps {
  items: readonly KeyValueItem[];
  /** The amounts are in several currencies, and their digits end at one edge. */
  isMixed?: boolean;
}

/**
 * Facts about one thing: details of a refill, a summary before a confirmation. At most six, or in groups of six. For many
 * things use `Table`.
 */
export function KeyValueList({ items, isMixed = false }: KeyValueListProps) {
  return (
    <Root data-mixed={isMixed || undefined}>
      {items.map(({ id, term, value, hint, isTotal }) => (
        <div key={id} data-total={isTotal || undefined}>
          <dt>
            <span>{term}</span>
            {hint !== undefined && <small>{hint}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}

// An amount wraps rather than overflow the list.
const Root = styled('dl')`
  display: grid;
  gap: ${token.space2};
  max-inline-size: 480px;
  margin: 0;
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token.space1} ${token.space4};
    min-inline-size: 0;
  }

  & > div + [data-total] {
    margin-block-start: ${token.space1};
    padding-block-start: ${token.space3};
    border-block-start: 1px solid ${token.line};
  }

  dt {
    flex: 1 1 ${rem(6)};
    max-inline-size: 100%;
    color: ${token.inkMuted};
    overflow-wrap: break-word;
  }

  small {
    display: block;
    margin-block-start: 2px;
    font-size: ${token.text12};
    font-weight: ${token.weightRegular};
    line-height: ${token.line12};
  }

  dd {
    margin: 0;
    margin-inline-start: auto;
    max-inline-size: 100%;
    text-align: end;
    overflow-wrap: anywhere;
  }

  dd :is(data, time) {
    white-space: normal;
  }

  dd data wbr {
    display: inline;
  }

  &[data-mixed] dd data > :last-child {
    display: inline-block;
    min-inline-size: 3em;
    text-align: start;
  }

  & > [data-total] {
    font-size: ${token.text16};
    line-height: ${token.line16};
    font-weight: ${token.weightStrong};
  }

  & > [data-total] > dt {
    color: ${token.ink};
  }

  & > [data-total] > dt > small {
    color: ${token.inkMuted};
  }
`;
