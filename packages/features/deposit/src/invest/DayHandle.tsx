import { useLocale } from '@meridian/i18n';
import { type DepositCase, formatMoney, isNegative, subtract } from '@meridian/money';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { investMessages } from './messages.ts';

interface DayHandleProps {
  /** For its label. */
  id: string;
  term: number;
  day: number;
  /** What leaving on the day brings. */
  outcome: DepositCase;
  onDay: (day: number) => void;
}

/** Pages of the keyboard move a week. */
const WEEK = 7;

/** Chooses the day on which a deposit is left. */
export function DayHandle({ id, term, day, outcome, onDay }: DayHandleProps) {
  const { t } = useTranslation(investMessages);
  const locale = useLocale();
  const { receipt, result } = outcome;
  const isLess = isNegative(result.amount);
  return (
    <Handle
      id={id}
      type="range"
      min={0}
      max={term}
      step={1}
      value={day}
      aria-valuetext={t(isLess ? 'byDay.less' : 'byDay.more', {
        day,
        receipt: formatMoney(receipt, locale),
        difference: formatMoney(
          { ...result, amount: isLess ? subtract('0', result.amount) : result.amount },
          locale,
        ),
      })}
      onChange={({ target }) => onDay(Number(target.value))}
      onKeyDown={(event: KeyboardEvent) => {
        const by = event.key === 'PageUp' ? WEEK : event.key === 'PageDown' ? -WEEK : 0;
        if (by === 0) return;
        event.preventDefault();
        onDay(day + by);
      }}
    />
  );
}

const thumb = `
  box-sizing: border-box;
  inline-size: 24px;
  block-size: 24px;
  border: 3px solid ${token.accentLine};
  border-radius: ${token.radiusFull};
  background: ${token.surfaceRaised};
`;

const Handle = styled('input')`
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  border-radius: ${token.radiusControl};
  background: none;
  appearance: none;
  cursor: grab;

  &::-webkit-slider-thumb {
    ${thumb}
    appearance: none;
  }

  &::-moz-range-thumb {
    ${thumb}
  }
`;
