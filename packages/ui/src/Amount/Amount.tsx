import styled from '@emotion/styled';
import type { AmountPrecision, Money } from '@meridian/money';
import { Fragment, useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { leadingFigure, leadingTail, wideLeadingFigure } from '../leadingFigure.ts';
import * as token from '../tokens/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { HiddenLabel } from './AmountPrivacy.tsx';
import { figureRules, isLongFigure, PANEL, SHORT } from './longFigure.ts';
import { type FigureSign, splitFigure, writeFigure } from './writeFigure.ts';

export interface AmountProps {
  /** Never rounded. As a leading number, the digits beyond 2 (or 6 for BTC and the like) are smaller and muted. */
  value: Money;
  /** `inherit` inside text and tables; `44` or `60` for the leading number of a screen. */
  size?: 'inherit' | '20' | '24' | '32' | '44' | '60';
  /** `always` puts a plus before income, for lists of operations. */
  sign?: FigureSign;
  /**
   * `glance` cuts the digits beyond 2 (or 6 for BTC and the like), towards zero, but shows at least four significant ones. Only
   * where the exact amount is one press away, never for a fee, a confirmation or details.
   */
  precision?: AmountPrecision;
  /** At least these decimals, by `columnDecimals` of `@meridian/money`: amounts of one column have the same number. */
  decimals?: number | undefined;
}

/** The digit groups of a figure, decimals with the last one. A long figure wraps between them before it breaks anywhere else. */
const groupsOf = (figure: string, isWide: boolean): string[] =>
  isWide ? figure.split(/(?<=[\s,.])(?=.*[\s,.])/u) : [figure];

/** An exact amount with its currency in the user's language. For a share use `Percent`. */
export function Amount({
  value,
  size = 'inherit',
  sign = 'negative',
  precision = 'exact',
  decimals,
}: AmountProps) {
  const { locale } = useLocale();
  const hiddenLabel = useContext(HiddenLabel);
  if (hiddenLabel !== undefined) {
    return (
      <Root translate="no" data-size={size}>
        <span aria-hidden>•••••</span>
        <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
        {UNBROKEN_SPACE}
        <Currency>{value.currency}</Currency>
      </Root>
    );
  }
  const figure = writeFigure(value, locale, sign, precision, decimals);
  const [head, tail] = splitFigure(figure, value.currency, locale);
  const isWide = figure.length > SHORT;
  const groups = groupsOf(head, isWide);
  const isLastLong = (groups.at(-1) ?? '').length + tail.length > SHORT;
  return (
    <Root
      value={value.amount}
      translate="no"
      data-size={size}
      data-wide={(figure.length > PANEL ? 'panel' : isWide) || undefined}
      data-long={isLongFigure(figure) || undefined}
    >
      {groups.map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{group}</span>
        </Fragment>
      ))}
      {tail !== '' && <span data-tail>{tail}</span>}
      {isLastLong ? ' ' : UNBROKEN_SPACE}
      <Currency>{value.currency}</Currency>
    </Root>
  );
}

/** A currency alone in a line would be read as another amount. */
const UNBROKEN_SPACE = '\u00a0';

const Currency = styled('span')`
  /* In a column, codes share a slot, so that the figures before them end at one line. */
  data:is(td[data-align='end'] > *, [data-aligned] *) > & {
    display: inline-block;
    min-inline-size: 2.9em;
    text-align: start;
  }

  color: ${token.inkMuted};
  font-size: max(0.55em, ${token.text12});
  /* Smaller letters with the line height of the figure would make the line higher than that of a placeholder. */
  line-height: 1;
  font-weight: ${token.weightMedium};
  letter-spacing: 0.02em;
  overflow-wrap: normal;
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

  &:is([data-size='24'], [data-size='32'], [data-size='44'], [data-size='60']) > [data-tail] {
    ${leadingTail}
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
