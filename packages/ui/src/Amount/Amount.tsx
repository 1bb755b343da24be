import styled from '@emotion/styled';
import type { Money } from '@meridian/money';
import { Fragment } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { leadingFigure, wideLeadingFigure } from '../leadingFigure.ts';
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

/** The digit groups of a figure. A long figure wraps between them before it breaks anywhere else. */
const groupsOf = (figure: string): string[] =>
  figure.length > SHORT ? figure.split(/(?<=[\s,.])/u) : [figure];

/** An exact amount with its currency in the user's language. For a share use `Percent`. */
export function Amount({ value, size = 'inherit', sign = 'negative', minimumDecimals = 2 }: AmountProps) {
  const { locale } = useLocale();
  const figure = writeFigure(value.amount, locale, minimumDecimals, sign);
  const groups = groupsOf(figure);
  const isLastLong = (groups.at(-1) ?? '').length > SHORT;
  return (
    <Root
      value={value.amount}
      data-size={size}
      data-wide={figure.length > SHORT || undefined}
      data-long={isLongFigure(figure) || undefined}
    >
      {groups.map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {group}
        </Fragment>
      ))}
      {isLastLong ? ' ' : UNBROKEN_SPACE}
      <Currency>{value.currency}</Currency>
    </Root>
  );
}

/** A currency alone in a line would be read as another amount. */
const UNBROKEN_SPACE = '\u00a0';

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

  &:not([data-size='inherit']) wbr {
    display: inline;
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

  &[data-size='44'][data-wide] {
    ${wideLeadingFigure}
  }

  &[data-size='60'] {
    font-size: clamp(min(${token.text32}, 13vw), 9vw, ${token.text60});
    line-height: 1.07;
  }
`;
