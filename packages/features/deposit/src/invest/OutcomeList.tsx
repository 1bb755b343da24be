import { useLocale } from '@meridian/i18n';
import {
  type DecimalString,
  type DepositCase,
  type DepositCases,
  type DepositTerms,
  formatAmount,
  halveRate,
} from '@meridian/money';
import { Amount } from '@meridian/ui';
import { media, plainList, rem, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface OutcomeListProps {
  terms: DepositTerms;
  /** Before the end. */
  early: DepositCase;
  end: DepositCases;
}

/** The exact outcomes that the drawing has as levels, each with its condition. */
export function OutcomeList({ terms, early, end }: OutcomeListProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const percent = (value: DecimalString) => formatAmount(value, locale, 0);
  const aDay = (value: DecimalString) => t('plan.aDay', { percent: percent(value) });
  const outcomes = [
    { id: 'planned', outcome: end.rateHolds, hint: aDay(terms.dailyYieldPercent) },
    { id: 'cautious', outcome: end.halfRate, hint: aDay(halveRate(terms.dailyYieldPercent)) },
    {
      id: 'early',
      outcome: early,
      hint: t('cases.earlyHint', { percent: percent(terms.exitFeePercent) }),
    },
    { id: 'lost', outcome: end.totalLoss, hint: t('cases.lostHint') },
  ] as const;
  return (
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
  );
}

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
