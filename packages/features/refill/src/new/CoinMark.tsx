import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';

export interface CoinMarkProps {
  /** The code of a currency, such as USDT. One without a drawing shows its first letter. */
  currency: string;
}

/** Drawn for this product: these are not the logos of the coins. */
const drawings: Readonly<Record<string, string>> = {
  USDT: 'M10 11h12M16 11v11M11 16h10',
  BTC: 'M13 10v12h4.5a3 3 0 0 0 0-6H13h3.5a3 3 0 0 0 0-6zM15 8v2M15 22v2',
  ETH: 'M16 8l6 8-6 8-6-8zM10 16h12',
  TRX: 'M9 10l14 3-8 11zM9 10l6 5 8-2M15 15v9',
};

/** The sign of a currency beside its name, 32 px. A screen reader skips it. */
export function CoinMark({ currency }: CoinMarkProps) {
  const drawing = drawings[currency];
  return (
    <Root viewBox="0 0 32 32" aria-hidden focusable={false}>
      <circle cx={16} cy={16} r={15.25} />
      {drawing === undefined ? (
        <text x={16} y={21} textAnchor="middle">
          {currency.slice(0, 1)}
        </text>
      ) : (
        <path d={drawing} />
      )}
    </Root>
  );
}

// The width of a stroke is inherited, so that a page can set it.
const Root = styled('svg')`
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  fill: none;
  stroke: ${token.accentText};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  & path {
    stroke-width: inherit;
  }

  & circle {
    fill: ${token.accentSurface};
    stroke: none;
  }

  & text {
    fill: ${token.accentText};
    stroke: none;
    font: ${token.weightStrong} 14px ${token.fontSans};
  }
`;
