import { CircleCheckIcon, Icon } from '@meridian/ui';
import { media, plainList, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import type { ReactNode } from 'react';

export interface Milestone {
  id: string;
  label: string;
  isReached: boolean;
  /** The condition in words, such as "From 10,000.00 USDT". */
  hint: ReactNode;
  /** What it brings, usually an `Amount`. */
  value: ReactNode;
}

export interface MilestonesProps {
  /** The name of the list, such as "Tiers of the bonus programme". */
  label: string;
  /** Two to four, in rising order. */
  milestones: readonly Milestone[];
  /** Says of a milestone that it is reached, such as "Reached". */
  reachedLabel: string;
}

/** What a growing value brings at a few milestones, such as a turnover and its bonuses. How far it has come is a `Progress`. */
export function Milestones({ label, milestones, reachedLabel }: MilestonesProps) {
  return (
    <Root aria-label={label}>
      {milestones.map(({ id, label: name, isReached, hint, value }) => (
        <li key={id}>
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
    grid-template-rows: auto auto 1fr;
    gap: ${token.space1};
    min-inline-size: 0;
    padding-inline-end: ${token.space2};
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

  ${media.small} {
    grid-auto-flow: row;
    gap: ${token.space4};

    li {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-rows: none;
      gap: 0 ${token.space4};
      padding: 0;
    }

    [data-hint] {
      grid-area: 2 / 1 / auto / -1;
    }

    strong {
      grid-area: 1 / 2;
      text-align: end;
    }
  }
`;
