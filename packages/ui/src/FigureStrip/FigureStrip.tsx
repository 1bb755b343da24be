import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../media.ts';
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
  /** In a narrow column beside the content, one below the other with its label at the left. On a phone, still in one line. */
  isColumnBeside?: boolean;
  /** The amounts are cut at two digits, so that six of them are three in a row on a phone, too. */
  isShort?: boolean;
}

/** Quiet figures in one line, three in a row where it is narrow (six figures: two on a phone), one below the other beside large text. For the one leading figure use `Stat`. */
export function FigureStrip({ label, figures, isColumnBeside = false, isShort = false }: FigureStripProps) {
  return (
    <Root aria-label={label} data-column={isColumnBeside || undefined} data-short={isShort || undefined}>
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

const Root = styled('section')`
  container-type: inline-size;

  & > dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space3} ${token.space2};
    margin: 0;
    color: ${token.ink};
    font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  }

  /* Labels of two lines keep the figures of a row on one line. */
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
    overflow-wrap: anywhere;
  }

  /* A long amount wraps between its groups before it reaches its neighbour. */
  dd data {
    white-space: normal;
  }

  dd data wbr {
    display: inline;
  }

  dd data > span {
    white-space: nowrap;
  }

  /* Three amounts of five digits fit beside each other at 360 px. */
  @container (max-width: 23.99rem) {
    & > dl {
      column-gap: ${token.space1};
    }

    dd:not([data-detail]) {
      font-size: ${token.text12};
      letter-spacing: -0.02em;
    }

    dd data > span {
      letter-spacing: inherit;
    }
  }

  /* Six exact amounts need more room than three. */
  @container (min-width: 16rem) and (max-width: 31.99rem) {
    & > dl:has(> :nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  &[data-short] {
    @container (min-width: 20rem) {
      & > dl:has(> :nth-child(4)) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }

    @container (min-width: 58rem) {
      & > dl:has(> :nth-child(4)) {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
    }
  }

  /* Text of twice the size on a phone. */
  @container (max-width: 15.99rem) {
    & > dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  &[data-column] {
    ${media.fromMedium} {
      @container (max-width: 31.99rem) {
        & > dl {
          grid-template-columns: minmax(0, 1fr);
          row-gap: 0;
        }

        & > dl > div {
          grid-row: auto;
          grid-template: auto / minmax(0, 1fr) auto;
          column-gap: ${token.space3};
          padding-block: ${token.space2};
        }

        & > dl > div + div {
          border-block-start: 1px solid ${token.line};
        }

        dt {
          align-self: center;
          font-size: ${token.text14};
          line-height: ${token.line14};
        }

        dd {
          grid-column: 2;
          text-align: end;
        }

        dd:not([data-detail]) {
          font-size: ${token.text20};
          line-height: ${token.line20};
          letter-spacing: -0.01em;
        }
      }
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
