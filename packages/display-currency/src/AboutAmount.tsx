import type { Money } from '@meridian/money';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { lazy, Suspense } from 'react';
import { useDisplayCurrency } from './DisplayCurrencyProvider.tsx';

/** Loaded late: most users show no value, and the others look at the exact amount first. */
const AboutValue = lazy(() => import('./AboutValue.tsx'));

export interface AboutAmountProps {
  /** Exact amounts; several are added up before anything is rounded. */
  of: readonly Money[];
  /** Such as `2026-10-15`: at the course of this day. Without it, at the latest course. */
  day?: string;
  /** The days of all values beside this one, so that one call has the courses of all. */
  period?: { readonly from: string; readonly to: string };
  /** One of many: source, time and course are in its title, not behind a button, and an unknown course is left out. */
  isBrief?: boolean;
}

/**
 * About what exact amounts are worth in the display currency, beside them. Its line is there from the start, so that nothing moves when the
 * value comes. Renders nothing where no display currency is chosen.
 */
export function AboutAmount(props: AboutAmountProps) {
  const code = useDisplayCurrency();
  if (code === undefined) return null;
  return (
    <Line data-brief={props.isBrief || undefined}>
      <Suspense fallback={null}>
        <AboutValue {...props} code={code} />
      </Suspense>
    </Line>
  );
}

const Line = styled('span')`
  display: block;
  min-block-size: ${token.space6};
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text14} / ${token.space6} ${token.fontSans};
  font-variant-numeric: tabular-nums;

  &[data-brief] {
    min-block-size: ${token.line12};
    font-size: ${token.text12};
    line-height: ${token.line12};
  }
`;
