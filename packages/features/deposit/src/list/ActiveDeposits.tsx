import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { formatMoney } from '@meridian/money';
import { DepositStatusBadge } from '@meridian/statuses';
import { Amount, FigureStrip, Icon, LockIcon, Progress, Row, RowList, Skeleton, Text } from '@meridian/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useDepositStage } from '../useDepositStage.ts';

interface ActiveDepositsProps {
  deposits: readonly Schema<'Deposit'>[];
  onShow: (deposit: Schema<'Deposit'>) => void;
}

/** Deposits that are not closed, a card each. Memoized: an open drawer does not render them. */
export const ActiveDeposits = memo(function ActiveDeposits({ deposits, onShow }: ActiveDepositsProps) {
  return (
    <RowList layout="cards">
      {deposits.map((deposit) => (
        <DepositCard key={deposit.id} deposit={deposit} onShow={onShow} />
      ))}
    </RowList>
  );
});

function DepositCard({
  deposit,
  onShow,
}: {
  deposit: Schema<'Deposit'>;
  onShow: ActiveDepositsProps['onShow'];
}) {
  const { t, i18n } = useTranslation(messages);
  const formatMoment = useDateFormat('minute');
  const writeStage = useDepositStage();
  const { plan, amount, status, accrued, accruedDays, dailyIncome, nextAccrualDate, netIncome } = deposit;
  const count = plan.timeInDays;
  return (
    <Row
      title={plan.name}
      label={t('list.detailsOf', { amount: formatMoney(amount, i18n.language), plan: plan.name })}
      value={<DepositStatusBadge status={status} />}
      onPress={() => onShow(deposit)}
    >
      <Amount value={amount} size="24" precision="glance" />
      <Progress
        label={writeStage(deposit)}
        percent={(accruedDays / count) * 100}
        valueText={t('list.days', { accrued: accruedDays, count })}
      />
      <FigureStrip
        figures={[
          {
            id: 'accrued',
            label: (
              <>
                <Icon of={LockIcon} size={14} label={t('list.held')} />
                <span>{t('list.accrued')}</span>
              </>
            ),
            value: <Amount value={accrued} precision="glance" />,
          },
          nextAccrualDate === null
            ? { id: 'next', label: t('list.next'), value: t('list.noNext') }
            : {
                id: 'next',
                label: t('list.nextAt', { date: formatMoment(nextAccrualDate) }),
                value: <Amount value={dailyIncome} sign="always" precision="glance" />,
              },
          {
            id: 'result',
            label: t('list.resultAtEnd'),
            value: <Amount value={netIncome} sign="always" precision="glance" />,
          },
        ]}
      />
    </Row>
  );
}

/** Cards of the same height while the deposits load. */
export function ActiveDepositsSkeleton() {
  const { t } = useTranslation(messages);
  const figure = <Skeleton>1.00 USDT</Skeleton>;
  return (
    <RowList layout="cards">
      {[1, 2, 3, 4].map((card) => (
        <Row
          key={card}
          title={<Skeleton>{t('list.title')}</Skeleton>}
          value={<Skeleton>{t('list.held')}</Skeleton>}
        >
          <Text size={24}>
            <Skeleton>1,000.00 USDT</Skeleton>
          </Text>
          <Progress label="" percent={0} valueText="" />
          <FigureStrip
            figures={[
              { id: 'accrued', label: t('list.accrued'), value: figure },
              { id: 'next', label: t('list.next'), value: figure },
              { id: 'result', label: t('list.resultAtEnd'), value: figure },
            ]}
          />
        </Row>
      ))}
    </RowList>
  );
}
