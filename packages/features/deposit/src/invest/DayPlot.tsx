import { useLocale } from '@meridian/i18n';
import {
  type DecimalString,
  type DepositCase,
  type DepositCases,
  type DepositTerms,
  formatMoney,
  isNegative,
  subtract,
} from '@meridian/money';
import { daysPerDot, MoneyLine } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface DayPlotProps {
  /** Of the handle, for its label. */
  id: string;
  terms: DepositTerms;
  /** Before the end. */
  early: DepositCase;
  end: DepositCases;
  day: number;
  onDay: (day: number) => void;
}

/** Pages of the keyboard move a week. */
const WEEK = 7;

/** Where the levels are, in pixels from the top. Nothing is between the two that a deposit can reach before and at its end. */
const MIDDLE = 60;
const REACH = 44;
const FLOOR = 152;

/** Only for drawing; the list has the exact amounts. */
const drawn = (amount: DecimalString): number => Number(amount) || 0;

/** The levels of a deposit before its end and at its end, and the handle that chooses a day. */
export function DayPlot({ id, terms, early, end, day, onDay }: DayPlotProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const term = terms.timeInDays;
  const [gain, loss] = [drawn(end.rateHolds.result.amount), -drawn(early.result.amount)];
  const most = Math.max(gain, loss, Number.MIN_VALUE);
  const levels = {
    end: MIDDLE - (gain / most) * REACH,
    half: MIDDLE - (drawn(end.halfRate.result.amount) / most) * REACH,
    early: MIDDLE + (loss / most) * REACH,
  };
  const now = day < term ? early : end.rateHolds;
  const difference = now.result.amount;
  const valueText = t(isNegative(difference) ? 'byDay.less' : 'byDay.more', {
    day,
    receipt: formatMoney(now.receipt, locale),
    difference: formatMoney(
      { ...now.result, amount: isNegative(difference) ? subtract('0', difference) : difference },
      locale,
    ),
  });
  return (
    <Plot>
      <Level style={{ insetBlockStart: MIDDLE }}>
        <small>{t('byDay.body')}</small>
      </Level>
      <Riser aria-hidden style={{ insetBlockStart: levels.end, blockSize: levels.early - levels.end }}>
        <i style={{ insetBlockStart: levels.half - levels.end }} />
      </Riser>
      <Lane aria-hidden style={{ insetBlockStart: levels.early }}>
        <MoneyLine segments={[{ state: 'held', from: 0, to: term }]} dotDays={daysPerDot(term)} />
      </Lane>
      <End aria-hidden style={{ insetBlockStart: levels.end }}>
        <MoneyLine
          size={24}
          segments={[{ state: 'held', from: 0, to: 1 }]}
          stops={[{ mark: 'lock', at: 1 }]}
        />
      </End>
      <Break aria-hidden viewBox="0 0 16 8" focusable={false}>
        <path d="M1 6L5 2L8 6L11 2L15 6" />
      </Break>
      <Lane aria-hidden style={{ insetBlockStart: FLOOR }}>
        <MoneyLine segments={[{ state: 'risk', from: 0, to: 1 }]} />
      </Lane>
      <Handle
        id={id}
        type="range"
        min={0}
        max={term}
        step={1}
        value={day}
        aria-valuetext={valueText}
        style={{ insetBlockStart: day < term ? levels.early : levels.end }}
        onChange={({ target }) => onDay(Number(target.value))}
        onKeyDown={(event: KeyboardEvent) => {
          const by = event.key === 'PageUp' ? WEEK : event.key === 'PageDown' ? -WEEK : 0;
          if (by === 0) return;
          event.preventDefault();
          onDay(Math.min(term, Math.max(0, day + by)));
        }}
      />
    </Plot>
  );
}

/** Half of the handle: its middle is on the first and on the last day. */
const INSET = '12px';

const Plot = styled('div')`
  position: relative;
  block-size: 168px;
`;

const Level = styled('div')`
  position: absolute;
  inset-inline: ${INSET};
  border-block-start: 1px dashed ${token.lineStrong};

  small {
    position: absolute;
    inset-block-end: 2px;
    color: ${token.inkMuted};
    font-size: ${token.text12};
    line-height: ${token.line12};
  }
`;

const Lane = styled('div')`
  position: absolute;
  inset-inline: ${INSET};
  margin-block-start: -6px;
`;

const Riser = styled('div')`
  position: absolute;
  inset-inline-end: ${INSET};
  border-inline-end: 3px solid ${token.accentLine};
  margin-inline-end: -1.5px;

  /* Half of the rate. */
  i {
    position: absolute;
    inset-inline-end: -7px;
    inline-size: 12px;
    border-block-start: 2px solid ${token.accentLine};
  }
`;

const End = styled('div')`
  position: absolute;
  inset-inline-end: 0;
  inline-size: 24px;
  margin-block-start: -12px;
  border-radius: ${token.radiusFull};
  background: ${token.surfaceRaised};
`;

const Break = styled('svg')`
  position: absolute;
  inset-block-start: 126px;
  inset-inline-start: 4px;
  inline-size: 16px;
  block-size: 8px;
  fill: none;

  path {
    stroke: ${token.lineStrong};
    stroke-width: 1.5;
  }
`;

const Handle = styled('input')`
  position: absolute;
  inset-inline: 0;
  inline-size: 100%;
  block-size: ${token.targetMin};
  margin: calc(-0.5 * ${token.targetMin}) 0 0;
  border-radius: ${token.radiusControl};
  background: none;
  appearance: none;
  cursor: grab;
  transition: inset-block-start ${token.motion};

  &::-webkit-slider-thumb {
    inline-size: 24px;
    block-size: 24px;
    border: 3px solid ${token.accentLine};
    border-radius: ${token.radiusFull};
    background: ${token.surfaceRaised};
    appearance: none;
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: 24px;
    block-size: 24px;
    border: 3px solid ${token.accentLine};
    border-radius: ${token.radiusFull};
    background: ${token.surfaceRaised};
  }
`;
