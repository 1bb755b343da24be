import type { DecimalString } from '@meridian/money';
import { CircleCheckIcon, Icon } from '@meridian/ui';
import { media, plainList, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import type { ReactNode } from 'react';

export interface Milestone {
  id: string;
  label: string;
  /** The value at which it is reached. */
  at: DecimalString;
  isReached: boolean;
  /** The condition in words, such as "From 10,000.00 USDT". */
  hint: ReactNode;
  /** What it brings, usually an `Amount`. */
  value: ReactNode;
}

export interface MilestonesProps {
  /** The name of the list, such as "Tiers of the bonus programme". */
  label: string;
  /** The value that grows. Undefined as long as it is not known. */
  reached: DecimalString | undefined;
  /** Two to four, in rising order. Each has a part of the track of equal length, whatever its value. */
  milestones: readonly Milestone[];
  /** Says of a milestone that it is reached, such as "Reached". */
  reachedLabel: string;
}

/** Only for drawing, from 0 to 1; the text has the exact amounts. */
function drawnShare(reached: DecimalString | undefined, from: DecimalString, to: DecimalString): number {
  const [value, start, end] = [Number(reached ?? 0), Number(from), Number(to)];
  return end > start ? Math.min(1, Math.max(0, (value - start) / (end - start))) : 0;
}

/** A growing value on its way past a few milestones, such as a turnover and its bonuses. For one end use `Progress`. */
export function Milestones({ label, reached, milestones, reachedLabel }: MilestonesProps) {
  return (
    <Root aria-label={label}>
      {milestones.map(({ id, label: name, at, isReached, hint, value }, index) => (
        <li key={id}>
          <Track aria-hidden>
            <span
              style={{
                inlineSize: `${isReached ? 100 : drawnShare(reached, milestones[index - 1]?.at ?? '0', at) * 100}%`,
              }}
            />
          </Track>
          <span data-name>
            <span>{name}</span>
            {isReached && <Icon of={CircleCheckIcon} size={16} label={reachedLabel} />}
          </span>
          <span data-hint>{hint}</span>
          <strong>{value}</strong>
        </li>
      ))}
    </Root>
  );
}

const Root = styled('ol')`
  ${plainList}
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${token.space3} ${token.space1};
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  overflow-wrap: anywhere;

  li {
    display: grid;
    grid-template-rows: auto auto auto 1fr;
    gap: ${token.space1};
    min-inline-size: 0;
    padding-inline-end: ${token.space2};
  }

  li > [aria-hidden] {
    margin-block-end: ${token.space2};
    margin-inline-end: calc(-1 * ${token.space2});
  }

  [data-name] {
    display: flex;
    align-items: center;
    gap: ${token.space1};
    font-weight: ${token.weightMedium};
  }

  svg {
    flex: none;
    color: ${token.successInk};
  }

  [data-hint] {
    color: ${token.inkMuted};
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  strong {
    font-weight: ${token.weightMedium};
  }

  /* Rows, each below its part of the track. */
  ${media.small} {
    grid-auto-flow: row;
    gap: ${token.space4};

    li {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-rows: none;
      gap: 0 ${token.space4};
      padding: 0;
    }

    li > [aria-hidden] {
      grid-column: 1 / -1;
      margin-inline-end: 0;
    }

    [data-hint] {
      grid-row: 3;
    }

    strong {
      grid-area: 2 / 2 / span 2;
      align-self: center;
      text-align: end;
    }
  }
`;

const Track = styled('span')`
  block-size: 8px;
  overflow: hidden;
  border-radius: ${token.radiusFull};
  background: ${token.neutralSurface};

  span {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${token.accentLine};
    transition: inline-size ${token.motion} ease-out;
    forced-color-adjust: none;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    span {
      background: Highlight;
    }
  }
`;
