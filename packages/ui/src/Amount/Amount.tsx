import { styled } from '../styles/styled.ts';
import type { Money } from '@meridian/money';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { leadingFigure } from '../leadingFigure.ts';
import * as token from '../tokens/tokens.ts';
import { figureRules, isLongFigure, SHORT } from './longFigure.ts';
import { type FigureSign, writeFigure } from './writeFigure.ts';

export interface AmountProps {
  /** Shown to its last digit, never rounded. */
  value: Money;
  /** `inherit` inside text and tables; `44` or `60` for the leading number of a screen. */
  size?: 'inherit' | '20' | '24' | '32' | '44' | '60';
  /** `always` puts a plus before income, for lists of operations. */
  sign?: FigureSign;
  /** Minimum number of decimals, filled with zeros. */
  minimumDecimals?: number;
}

/** Adds break opportunities between digit groups, so that a long figure wraps there first. */
const breakable = (figure: string): ReactNode[] =>
  figure.split(/(?<=[\s,.])/u).flatMap((group, index) => [group, <wbr key={index} />]);

/** An exact amount with its currency in the user's language. For a share use `Percent`. */
export function Amount({ value, size = 'inherit', sign = 'negative', minimumDecimals = 2 }: AmountProps) {
  const { locale } = useLocale();
  const figure = writeFigure(value.amount, locale, minimumDecimals, sign);
  return (
    <Root value={value.amount} data-size={size} data-long={isLongFigure(figure) || undefined}>
      {figure.length > SHORT ? breakable(figure) : figure} <Currency>{value.currency}</Currency>
    </Root>
  );
}

const Currency = styled('span')`
  color: ${token.inkMuted};
  font-size: max(0.55em, ${token.text12});
  font-weight: ${token.weightMedium};
  letter-spacing: 0.02em;
`;

/** At 320 px thirty large digits still fit on the screen, because they wrap. */
const Root = styled('data')`
  ${figureRules}

  &:not([data-size='inherit']) {
    overflow-wrap: anywhere;
    white-space: normal;
    font-weight: ${token.weightStrong};
    letter-spacing: -0.02em;
  }

  &[data-size='20'] {
    font-size: ${token.text20};
    line-height: ${token.line20};
  }

  &[data-size='24'] {
    font-size: ${token.text24};
    line-height: ${token.line24};
  }

  &[data-size='32'] {
    font-size: clamp(${token.text24}, 8vw, ${token.text32});
    line-height: 1.25;
  }

  &[data-size='44'] {
    ${leadingFigure}
  }

  &[data-size='60'] {
    font-size: clamp(min(${token.text32}, 13vw), 9vw, ${token.text60});
    line-height: 1.07;
  }
`;
