import { compareCases, type DecimalString, type DepositTerms } from '@meridian/money';
import { Amount, daysPerDot, IconButton, MinusIcon, MoneyLegend, PlusIcon } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DepositLevels } from '../DepositLevels.tsx';
import { messages } from '../messages.ts';
import { DayHandle } from './DayHandle.tsx';
import { investMessages } from './messages.ts';

export interface OutcomeByDayProps {
  terms: DepositTerms;
  /** What is put in, in the currency of the plan. */
  body: DecimalString;
}

/** What leaving a deposit brings on each day of its term. */
export function OutcomeByDay({ terms, body }: OutcomeByDayProps) {
  const { t } = useTranslation(messages);
  const { t: tInvest } = useTranslation(investMessages);
  const id = useId();
  const term = terms.timeInDays;
  const [chosen, setDay] = useState(Math.round(term * 0.4));
  const day = Math.min(chosen, term);
  const choose = (next: number) => setDay(Math.min(term, Math.max(0, next)));
  const { paidInFull: outcome } = compareCases(body, terms, day);
  return (
    <Root role="group" aria-label={t('cases.title')}>
      <Head>
        <Day>
          <label htmlFor={id}>{tInvest(day < term ? 'byDay.leave' : 'byDay.stay', { day })}</label>
          <span>
            <IconButton
              icon={MinusIcon}
              label={tInvest('byDay.earlier')}
              isDisabled={day === 0}
              onPress={() => choose(day - 1)}
            />
            <IconButton
              icon={PlusIcon}
              label={tInvest('byDay.later')}
              isDisabled={day === term}
              onPress={() => choose(day + 1)}
            />
          </span>
        </Day>
        <output htmlFor={id}>
          <strong>
            <Amount size="32" value={outcome.receipt} />
          </strong>
          <span>
            <Amount size="20" value={outcome.result} sign="always" />
          </span>
        </output>
      </Head>
      <DepositLevels
        terms={terms}
        body={body}
        handle={<DayHandle id={id} term={term} day={day} outcome={outcome} onDay={choose} />}
        isHandleAtEnd={day === term}
      />
      <MoneyLegend items={[{ mark: 'held', text: tInvest('byDay.held', { count: daysPerDot(term) }) }]} />
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

const Day = styled('div')`
  display: flex;
  gap: ${token.space2};
  align-items: center;
  justify-content: space-between;

  & > span {
    display: flex;
    flex: none;
    gap: ${token.space2};
  }
`;
