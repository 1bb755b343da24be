import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';

export interface StripFigure {
  id: string;
  /** May begin with an icon that says more. */
  label: ReactNode;
  /** Usually an `Amount`; a `Skeleton` while it loads. */
  value: ReactNode;
  /** The same in other currencies. */
  detail?: ReactNode;
}

export interface FigureStripProps {
  /** Accessible name, if no title above it names the figures. */
  label?: string;
  /** Three or six, so that rows of three are full. */
  figures: readonly StripFigure[];
  /** The amounts are cut at two digits, so that six of them are three in a row on a phone, too. */
  isShort?: boolean;
}

/** Quiet figures in one line. Where it is narrow, three are one below the other, with their labels at the left, and six are two in a row. For the one leading figure use `Stat`. */
export function FigureStrip({ label, figures, isShort = false }: FigureStripProps) {
  return (
    <Root aria-label={label} data-short={isShort || undefined}>
      <dl>
        {figures.map(({ id, label, value, detail }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {detail !== undefined && <dd data-detail>{detail}</dd>}
          </div>
        ))}
      </dl>
    </Root>
  );
}

// - No column is narrower than its amount, which never breaks.
// - The subgrid keeps the figures of a row on one line when a label has two.
// - The gap below 24rem lets amounts of five digits fit beside each other at 360 px.
// - Six exact amounts need more room than three, so they have two columns below 32rem.
// - Below 16rem, which is text of twice the size on a phone, there is one column.
// - In a row, other currencies are before the first, whose figures are one column. On a phone they are below it, and rows
//   without others are as high.
// - The minimum width is that of a skeleton, so that most amounts move nothing when they take its place.
const Root = styled('section')`
  container-type: inline-size;

  & > dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(min-content, 1fr));
    gap: ${token.space3} ${token.space2};
    margin: 0;
    color: ${token.ink};
    font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  }

  & > dl > div {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    gap: 0;
    align-content: start;
    min-inline-size: 0;
  }

  &:not(:has([data-detail])) > dl > div {
    grid-row: span 2;
  }

  dt,
  [data-detail] {
    margin: 0;
    color: ${token.inkMuted};
    font-size: ${token.text12};
    line-height: ${token.line12};
    overflow-wrap: break-word;
  }

  dt {
    align-self: end;
  }

  dt svg {
    margin-inline-end: ${token.space1};
    vertical-align: text-bottom;
  }

  dd:not([data-detail]) {
    margin: 0;
    font-size: ${token.text14};
    font-weight: ${token.weightStrong};
    line-height: ${token.line14};
    font-variant-numeric: tabular-nums slashed-zero;
  }

  @container (max-width: 23.99rem) {
    & > dl {
      column-gap: ${token.space1};
    }

    & > dl:has(> :nth-child(4)) dd:not([data-detail]) {
      font-size: ${token.text12};
      letter-spacing: -0.02em;
    }

    dd data > span {
      letter-spacing: inherit;
    }
  }

  @container (min-width: 16rem) and (max-width: 31.99rem) {
    & > dl:has(> :nth-child(4)) {
      grid-template-columns: repeat(2, minmax(min-content, 1fr));
    }
  }

  &[data-short] {
    @container (min-width: 20rem) {
      & > dl:has(> :nth-child(4)) {
        grid-template-columns: repeat(3, minmax(min-content, 1fr));
      }
    }

    @container (min-width: 58rem) {
      & > dl:has(> :nth-child(4)) {
        grid-template-columns: repeat(6, minmax(min-content, 1fr));
      }
    }
  }

  @container (max-width: 15.99rem) {
    & > dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @container (max-width: 31.99rem) {
    & > dl:not(:has(> :nth-child(4))) {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0;
    }

    & > dl:not(:has(> :nth-child(4))) > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: flex-end;
      column-gap: ${token.space3};
      padding-block: ${token.space2};
    }

    & > dl:not(:has(> :nth-child(4))) > div + div {
      border-block-start: 1px solid ${token.line};
    }

    & > dl:not(:has(> :nth-child(4))) dt {
      flex: 1 1 min-content;
      align-self: center;
    }

    & > dl:not(:has(> :nth-child(4))) dd {
      order: 1;
      text-align: end;
    }

    & > dl:not(:has(> :nth-child(4))) dd:not([data-detail]) {
      order: 2;
      min-inline-size: min(8.5rem, 50%);
    }
  }

  @container (max-width: 23.99rem) {
    & > dl:has([data-detail]):not(:has(> :nth-child(4))) > div {
      box-sizing: content-box;
      min-block-size: calc(${token.line14} + ${token.line12});
    }

    & > dl:not(:has(> :nth-child(4))) [data-detail] {
      order: 3;
      flex-basis: 100%;
    }
  }

  @container (min-width: 24rem) and (max-width: 31.99rem) {
    & > dl:not(:has(> :nth-child(4))) dt {
      font-size: ${token.text14};
      line-height: ${token.line14};
    }

    & > dl:not(:has(> :nth-child(4))) dd:not([data-detail]) {
      font-size: ${token.text20};
      line-height: ${token.line20};
      letter-spacing: -0.01em;
    }
  }

  @container (min-width: 38rem) {
    dd:not([data-detail]) {
      font-size: ${token.text20};
      line-height: ${token.line20};
      letter-spacing: -0.01em;
    }
  }

  @container (min-width: 58rem) {
    & > dl {
      grid-template-columns: repeat(auto-fit, minmax(${rem(8)}, 1fr));
      column-gap: ${token.space6};
    }

    & > dl:has(> :nth-child(4)) dd:not([data-detail]) {
      font-size: ${token.text16};
      line-height: ${token.line16};
    }
  }
`;
