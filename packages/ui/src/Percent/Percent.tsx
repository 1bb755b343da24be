import styled from '@emotion/styled';
import type { DecimalString } from '@meridian/money';
import { useLocale } from 'react-aria-components/I18nProvider';
import { figureRules, isLongFigure } from '../Amount/longFigure.ts';
import { type FigureSign, noFigure, writeNumber } from '../Amount/writeFigure.ts';

export interface PercentProps {
  /** In percent: `1.25` is 1.25 %. Shown to its last digit. */
  value: DecimalString;
  /** `always` puts a plus before a gain. */
  sign?: FigureSign;
}

/** A share, rate or yield in percent, in the user's language. Beside a yield, say that it is not guaranteed. */
export function Percent({ value, sign = 'negative' }: PercentProps) {
  const { locale } = useLocale();
  const figure = writeNumber(value, locale, sign);
  // Percent sign and spacing differ by language: "5%" in English, "5 %" in Russian.
  const unit = new Intl.NumberFormat(locale, { style: 'percent' })
    .formatToParts(0)
    .filter(({ type }) => type !== 'integer')
    .map((part) => part.value)
    .join('');
  return (
    <Root value={value} data-long={isLongFigure(figure) || undefined}>
      {figure}
      {figure !== noFigure && unit}
    </Root>
  );
}

const Root = styled('data')`
  ${figureRules}
`;
