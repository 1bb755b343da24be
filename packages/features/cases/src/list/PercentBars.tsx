import type { DecimalString } from '@meridian/money';
import { Percent } from '@meridian/ui';
import { plainList, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';

export interface PercentBar {
  id: string;
  label: string;
  percent: DecimalString;
}

export interface PercentBarsProps {
  /** The name of the list, such as "Chance of each prize". */
  label: string;
  /** Any number of rows. Each bar is drawn on a scale from 0 to 100 %. */
  bars: readonly PercentBar[];
}

/** Shares of 100 % as a list, such as the chances of prizes. For two to four parts of an amount use `SplitBar`. */
export function PercentBars({ label, bars }: PercentBarsProps) {
  return (
    <Root aria-label={label}>
      {bars.map(({ id, label: name, percent }) => (
        <li key={id}>
          <span>{name}</span>
          <strong>
            <Percent value={percent} />
          </strong>
          <Track aria-hidden>
            <span style={{ inlineSize: `${Math.min(100, Math.max(0, Number(percent) || 0))}%` }} />
          </Track>
        </li>
      ))}
    </Root>
  );
}

const Root = styled('ul')`
  ${plainList}
  display: grid;
  align-content: start;
  gap: ${token.space3};
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  overflow-wrap: anywhere;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space1} ${token.space4};
  }

  strong {
    font-weight: ${token.weightMedium};
    text-align: end;
  }
`;

// The minimum width keeps even a chance of 0.1 % visible.
const Track = styled('span')`
  grid-column: 1 / -1;
  block-size: 4px;
  border-radius: 2px;
  background: ${token.neutralSurface};

  span {
    display: block;
    min-inline-size: 2px;
    block-size: 100%;
    border-radius: 2px;
    background: ${token.accentLine};
    forced-color-adjust: none;
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;

    span {
      background: Highlight;
    }
  }
`;
