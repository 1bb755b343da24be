import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { formatMoney, resultOfClosed } from '@meridian/money';
import { Amount, Row, RowList } from '@meridian/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface ClosedDepositsProps {
  deposits: readonly Schema<'Deposit'>[];
  onShow: (deposit: Schema<'Deposit'>) => void;
}

/** Closed deposits, a row each, with how they ended and what they brought. Memoized as the active ones. */
export const ClosedDeposits = memo(function ClosedDeposits({ deposits, onShow }: ClosedDepositsProps) {
  const { t, i18n } = useTranslation(messages);
  const formatDay = useDateFormat();
  return (
    <RowList layout="compact">
      {deposits.map((deposit) => {
        const { id, plan, amount, closeDate, closeReason, continuedBy, endDate } = deposit;
        const ending = closeReason === 'client' ? 'early' : continuedBy === null ? 'paid' : 'renewed';
        return (
          <Row
            key={id}
            title={plan.name}
            label={t('list.detailsOf', { amount: formatMoney(amount, i18n.language), plan: plan.name })}
            detail={t(`list.endings.${ending}`, { date: formatDay(closeDate ?? endDate) })}
            value={<Amount value={amount} precision="glance" />}
            valueDetail={
              <>
                <span>{t('list.result')}</span>{' '}
                <Amount value={resultOfClosed(deposit)} sign="always" precision="glance" />
              </>
            }
            onPress={() => onShow(deposit)}
          />
        );
      })}
    </RowList>
  );
});
