import { useLocale } from '@meridian/i18n';
import {
  compareCases,
  type DecimalString,
  type DepositTerms,
  formatPercent,
  subtract,
} from '@meridian/money';
import { Amount, MoneyLevels, type MoneyLevelsProps } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

interface DepositLevelsProps extends Pick<MoneyLevelsProps, 'now' | 'handle' | 'isHandleAtEnd'> {
  terms: DepositTerms;
  /** What is put in, in the currency of the plan. */
  body: DecimalString;
  /** Only the end and what leaving before it brings. */
  isShort?: boolean;
}

/** What comes back of a deposit before its end and at its end. No outcome is a forecast. */
export function DepositLevels({ terms, body, isShort = false, ...drawing }: DepositLevelsProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const { timeInDays: days, exitFeePercent, currency } = terms;
  const early = compareCases(body, terms, 0).paidInFull;
  const { paidInFull, halfPaid, totalLoss } = compareCases(body, terms, days);
  const word = (level: 'end' | 'half' | 'body' | 'early' | 'lost', value = { amount: body, currency }) => (
    <>
      <Amount value={value} />{' '}
      <span>{t(`levels.${level}`, { day: days, fee: formatPercent(exitFeePercent, locale) })}</span>
    </>
  );
  return (
    <MoneyLevels
      label={t('cases.title')}
      days={days}
      gain={paidInFull.result.amount}
      loss={subtract('0', early.result.amount)}
      words={{
        end: word('end', paidInFull.receipt),
        body: word('body'),
        early: word('early', early.receipt),
        ...(!isShort && { half: word('half', halfPaid.receipt), lost: word('lost', totalLoss.receipt) }),
      }}
      {...drawing}
    />
  );
}
