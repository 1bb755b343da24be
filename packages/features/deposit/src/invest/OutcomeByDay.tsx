import { useLocale } from '@meridian/i18n';
import {
  compareCases,
  type DecimalString,
  type DepositTerms,
  formatAmount,
  formatMoney,
  halveRate,
  isNegative,
  subtract,
} from '@meridian/money';
import { Amount, daysPerDot, IconButton, MinusIcon, MoneyLegend, MoneyLine, PlusIcon } from '@meridian/ui';
import { media, plainList, rem, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

export interface OutcomeByDayProps {
  terms: DepositTerms;
  /** What is put in, in the currency of the plan. */
  body: DecimalString;
}

/** Pages of the keyboard move a week. */
const WEEK = 7;

/** Where the levels are, in pixels from the top. Nothing is between the two that a deposit can reach before and at its end. */
const MIDDLE = 60;
const REACH = 44;
const FLOOR = 152;

/** Only for drawing; the list has the exact amounts. */
const drawn = (amount: DecimalString): number => Number(amount) || 0;

/** What leaving a deposit brings on each day of its term. Loss and gain have one scale, and no outcome is a forecast. */
export function OutcomeByDay({ terms, body }: OutcomeByDayProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const id = useId();
  const term = terms.timeInDays;
  const [chosen, setDay] = useState(Math.round(term * 0.4));
  const day = Math.min(chosen, term);
  const move = (by: number) => setDay(Math.min(term, Math.max(0, day + by)));
  const early = compareCases(body, terms, 0);
  const end = compareCases(body, terms, term);
  const now = day < term ? early.rateHolds : end.rateHolds;
  const lost = end.totalLoss;
  const [gain, loss] = [drawn(end.rateHolds.result.amount), -drawn(early.rateHolds.result.amount)];
  const most = Math.max(gain, loss, Number.MIN_VALUE);
  const levels = {
    end: MIDDLE - (gain / most) * REACH,
    half: MIDDLE - (drawn(end.halfRate.result.amount) / most) * REACH,
    early: MIDDLE + (loss / most) * REACH,
  };
  const percent = (value: DecimalString) => formatAmount(value, locale, 0);
  const aDay = (value: DecimalString) => t('plan.aDay', { percent: percent(value) });
  const difference = now.result.amount;
  const valueText = t(isNegative(difference) ? 'byDay.less' : 'byDay.more', {
    day,
    receipt: formatMoney(now.receipt, locale),
    difference: formatMoney(
      { ...now.result, amount: isNegative(difference) ? subtract('0', difference) : difference },
      locale,
    ),
  });
  const dotDays = daysPerDot(term);
  const outcomes = [
    { id: 'planned', outcome: end.rateHolds, hint: aDay(terms.dailyYieldPercent) },
    { id: 'cautious', outcome: end.halfRate, hint: aDay(halveRate(terms.dailyYieldPercent)) },
    {
      id: 'early',
      outcome: early.rateHolds,
      hint: t('cases.earlyHint', { percent: percent(terms.exitFeePercent) }),
    },
    { id: 'lost', outcome: lost, hint: t('cases.lostHint') },
  ] as const;
  return (
    <Root>
      <Head>
        <label htmlFor={id}>{t(day < term ? 'byDay.leave' : 'byDay.stay', { day })}</label>
        <output htmlFor={id}>
          <strong>
            <Amount size="32" value={now.receipt} />
          </strong>
          <span>
            <Amount size="20" value={now.result} sign="always" />
          </span>
        </output>
      </Head>
      <Plot>
        <Level style={{ insetBlockStart: MIDDLE }}>
          <small>{t('byDay.body')}</small>
        </Level>
        <Riser aria-hidden style={{ insetBlockStart: levels.end, blockSize: levels.early - levels.end }}>
          <i style={{ insetBlockStart: levels.half - levels.end }} />
        </Riser>
        <Lane aria-hidden style={{ insetBlockStart: levels.early }}>
          <MoneyLine segments={[{ state: 'held', from: 0, to: term }]} dotDays={dotDays} />
        </Lane>
        <End aria-hidden style={{ insetBlockStart: levels.end }}>
          <MoneyLine
            size={24}
            segments={[{ state: 'held', from: 0, to: 0 }]}
            length={1}
            stops={[{ mark: 'lock', at: 0 }]}
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
          onChange={({ target }) => setDay(Number(target.value))}
          onKeyDown={(event: KeyboardEvent) => {
            const by = event.key === 'PageUp' ? WEEK : event.key === 'PageDown' ? -WEEK : 0;
            if (by === 0) return;
            event.preventDefault();
            move(by);
          }}
        />
      </Plot>
      <Steps>
        <IconButton
          icon={MinusIcon}
          label={t('byDay.earlier')}
          isDisabled={day === 0}
          onPress={() => move(-1)}
        />
        <span>{t('byDay.days', { count: term })}</span>
        <IconButton
          icon={PlusIcon}
          label={t('byDay.later')}
          isDisabled={day === term}
          onPress={() => move(1)}
        />
      </Steps>
      <MoneyLegend
        items={[
          { mark: 'held', text: t('byDay.held', { count: dotDays }) },
          { mark: 'lock', text: t('byDay.comesFree') },
          { mark: 'risk', text: t('byDay.risk') },
        ]}
      />
      <Outcomes aria-label={t('cases.title')}>
        {outcomes.map(({ id, outcome, hint }) => (
          <li key={id}>
            <span>{t(`cases.${id}`)}</span>
            <strong>
              <Amount value={outcome.receipt} />
            </strong>
            <small>{hint}</small>
            <small data-difference>
              <Amount value={outcome.result} sign="always" />
            </small>
          </li>
        ))}
      </Outcomes>
    </Root>
  );
}

const Root = styled('div')`
  display: grid;
  gap: ${token.space4};
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
`;

const Head = styled('div')`
  label {
    color: ${token.inkMuted};
  }

  output {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space4};
    align-items: baseline;
    justify-content: space-between;
  }
`;

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

const Steps = styled('div')`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};
`;

const Outcomes = styled('ul')`
  ${plainList}
  display: grid;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token.space4};
    padding-block: ${token.space2};
    border-block-start: 1px solid ${token.line};
  }

  strong {
    min-inline-size: 0;
    font-weight: ${token.weightMedium};
    overflow-wrap: anywhere;
    text-align: end;
  }

  small {
    color: ${token.inkMuted};
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  [data-difference] {
    text-align: end;
  }

  ${media.small} {
    li {
      grid-template-columns: minmax(${rem(7)}, 1fr) auto;
    }
  }
`;
