import styled from '@emotion/styled';
import { useId } from 'react';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';
import { hatching, Mark, strokeOf, strokeWidths, type MoneyMark, type MoneyState } from './moneyMarks.tsx';

export interface MoneyLegendItem {
  mark: MoneyState | MoneyMark;
  /** What it means, with the days of a dot where it is not one: "Held: one dot is 3 days". */
  text: string;
}

export interface MoneyLegendProps {
  /** Only the marks that are drawn. */
  items: readonly MoneyLegendItem[];
}

/** The marks of a `MoneyLine` in words, in one row. */
export function MoneyLegend({ items }: MoneyLegendProps) {
  const hatchingId = useId();
  return (
    <Root>
      {items.map(({ mark, text }) => (
        <li key={mark}>
          <Swatch
            data-ring={mark === 'decided' || mark === 'lock' || undefined}
            aria-hidden
            focusable={false}
          >
            {mark === 'risk' && <defs>{hatching(hatchingId)}</defs>}
            {mark === 'decided' || mark === 'lock' ? (
              <g transform="translate(8 8)">
                <Mark mark={mark} size={mark === 'lock' ? 'small' : 'usual'} />
              </g>
            ) : (
              <path d="M2 8H26" {...strokeOf(mark, 3, hatchingId)} />
            )}
          </Swatch>
          <span>{text}</span>
        </li>
      ))}
    </Root>
  );
}

const Swatch = styled('svg')`
  ${strokeWidths}
  flex: none;
  inline-size: 28px;
  block-size: 16px;
  overflow: visible;
  fill: none;

  &[data-ring] {
    inline-size: 16px;
  }
`;

const Root = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space1} ${token.space4};
  ${plainList}
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontSans};

  li {
    display: flex;
    gap: ${token.space2};
    align-items: center;
  }
`;
