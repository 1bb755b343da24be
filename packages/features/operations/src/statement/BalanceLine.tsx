import { media, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import type { ReactNode } from 'react';

interface BalanceLineProps {
  /** From the opening balance to the closing one. */
  points: readonly { id: string; term: string; value: ReactNode }[];
}

/** The balance over the period as one line: a ring at its start and its end, and between them what changed it. */
export const BalanceLine = ({ points }: BalanceLineProps) => (
  <Place>
    <Root>
      {points.map(({ id, term, value }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  </Place>
);

const Place = styled('div')`
  container-type: inline-size;
`;

// The line and its marks are borders, which are printed and survive forced colors.
const Root = styled('dl')`
  --ring: 12px;
  position: relative;
  display: grid;
  gap: ${token.space4};
  margin: 0;
  padding-inline-start: ${token.space6};

  &::before {
    position: absolute;
    inset-block: ${token.space1};
    inset-inline-start: 5px;
    border-inline-start: 3px solid ${token.accentLine};
    content: '';
  }

  & > div {
    position: relative;
    min-inline-size: 0;
  }

  & > div::before {
    position: absolute;
    inset-block-start: ${token.space1};
    inset-inline-start: calc(-1 * ${token.space6});
    box-sizing: border-box;
    inline-size: var(--ring);
    block-size: var(--ring);
    border: 3px solid ${token.accentLine};
    border-radius: ${token.radiusFull};
    background: var(--mn-under, ${token.surface});
    content: '';
  }

  & > div:not(:first-of-type, :last-of-type)::before {
    inline-size: 8px;
    block-size: 8px;
    margin-inline-start: 2px;
    margin-block-start: 2px;
  }

  dt {
    color: ${token.inkMuted};
    font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontSans};
  }

  dd {
    margin: 0;
    font: ${token.weightMedium} ${token.text16} / ${token.line16} ${token.fontSans};
    overflow-wrap: anywhere;
  }

  & > :last-of-type dd {
    font-weight: ${token.weightStrong};
    font-size: ${token.text20};
    line-height: ${token.line20};
  }

  dd data {
    white-space: normal;
  }

  @container (min-width: 42rem) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    padding-block-start: ${token.space6};
    padding-inline-start: 0;

    &::before {
      inset-block: 5px auto;
      inset-inline: ${token.space1};
      border-inline-start: 0;
      border-block-start: 3px solid ${token.accentLine};
    }

    & > div::before {
      inset-block-start: calc(-1 * ${token.space6});
      inset-inline-start: 0;
    }

    & > :last-of-type {
      text-align: end;
    }

    & > :last-of-type::before {
      inset-inline: auto 0;
    }
  }

  ${media.print} {
    & > div::before {
      background: ${token.surfaceRaised};
      print-color-adjust: exact;
    }
  }
`;
