import type { Schema } from '@meridian/api-client';
import { calculateShares } from '@meridian/money';
import { Amount, Skeleton, SplitBar } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { balanceParts, partOf, placeOf, sample } from './homeFigures.ts';

/** Where the money of the chosen currency is. */
export function BalanceParts({ balance }: { balance: Schema<'Balance'> | undefined }) {
  const { t } = useTranslation(messages);
  const figures = balance?.currencies[balance.currency];
  const shares = calculateShares(balanceParts.map((part) => figures?.[part].amount ?? '0'));
  return (
    <SplitBar
      legend="rows"
      isLoading={!balance}
      label={t('parts.title')}
      parts={balanceParts.map((part, index) => ({
        id: part,
        label: t(`parts.${part}`),
        percent: shares[index] ?? '0',
        value: balance ? (
          amountOf(partOf(part, balance))
        ) : (
          <Skeleton {...placeOf(`part.${part}`)}>
            <Amount value={sample} />
          </Skeleton>
        ),
      }))}
    />
  );
}

const amountOf = (value: Schema<'Money'> | undefined) => value && <Amount value={value} />;
