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
  return (
    <Root value={value} translate="no" data-long={isLongFigure(figure) || undefined}>
      {figure === noFigure ? figure : withUnit(figure, locale)}
    </Root>
  );
}

/** Place and spacing of the percent sign differ by language: "5%" in English, "5 %" in Russian, "%5" in Turkish. */
function withUnit(figure: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0);
  const place = parts.findIndex(({ type }) => type === 'integer');
  const textOf = (some: typeof parts) => some.map((part) => part.value).join('');
  const sign = /^[+\u2212]?/.exec(figure)?.[0] ?? '';
  return sign + textOf(parts.slice(0, place)) + figure.slice(sign.length) + textOf(parts.slice(place + 1));
}

const Root = styled('data')`
  ${figureRules}
`;
