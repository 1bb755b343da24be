import { compareCases, type DecimalString, type DepositTerms } from '@meridian/money';
import { Amount, daysPerDot, IconButton, MinusIcon, MoneyLegend, PlusIcon } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { DayPlot } from './DayPlot.tsx';
import { OutcomeList } from './OutcomeList.tsx';

export interface OutcomeByDayProps {
  terms: DepositTerms;
  /** What is put in, in the currency of the plan. */
  body: DecimalString;
}

/** What leaving a deposit brings on each day of its term. Loss and gain have one scale, and no outcome is a forecast. */
export function OutcomeByDay({ terms, body }: OutcomeByDayProps) {
  const { t } = useTranslation(messages);
  const id = useId();
  const term = terms.timeInDays;
  const [chosen, setDay] = useState(Math.round(term * 0.4));
  const day = Math.min(chosen, term);
  const move = (by: number) => setDay(Math.min(term, Math.max(0, day + by)));
  const early = compareCases(body, terms, 0);
  const end = compareCases(body, terms, term);
  const now = day < term ? early.rateHolds : end.rateHolds;
  const dotDays = daysPerDot(term);
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
      <DayPlot id={id} terms={terms} early={early.rateHolds} end={end} day={day} onDay={setDay} />
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
      <OutcomeList terms={terms} early={early.rateHolds} end={end} />
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

const Steps = styled('div')`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};
`;
