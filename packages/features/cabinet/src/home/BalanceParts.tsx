import type { Schema } from '@meridian/api-client';
import { calculateShares } from '@meridian/money';
import { Amount, Skeleton, SplitBar } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { figureByType } from '../balance/getShownBalance.ts';
import { messages } from '../messages.ts';

const parts = ['available', 'onDeposit', 'inWithdrawal'] as const;

/** Where the money of the chosen currency is. The part that leads the page is not written a second time. */
export function BalanceParts({ balance }: { balance: Schema<'Balance'> | undefined }) {
  const { t } = useTranslation(messages);
  const figures = balance?.currencies[balance.currency];
  const shares = calculateShares(parts.map((part) => figures?.[part].amount ?? '0'));
  return (
    <SplitBar
      legend="rows"
      isLoading={!balance}
      label={t('parts.title')}
      parts={parts.map((part, index) => ({
        id: part,
        label: t(`parts.${part}`),
        percent: shares[index] ?? '0',
        value: !figures ? (
          <Skeleton>1,000.00 USDT</Skeleton>
        ) : (
          balance && figureByType[balance.type] !== part && <Amount value={figures[part]} />
        ),
      }))}
    />
  );
}
