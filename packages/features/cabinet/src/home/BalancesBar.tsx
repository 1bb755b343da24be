import type { Schema } from '@meridian/api-client';
import { isZero } from '@meridian/money';
import { Amount, FigureStrip, Skeleton, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { MoneyResult } from './MoneyResult.tsx';
import { convertedTotal } from './TotalOfAll.tsx';

/** In the order of section 2 of the specification. */
const figures = ['refill', 'withdraw', 'activeDeposits', 'earned', 'referrals', 'total'] as const;

interface BalancesBarProps {
  /** Undefined while loading, or if it could not be read. */
  balance: Schema<'Balance'> | undefined;
  statistics: Schema<'Statistics'> | undefined;
}

/** The six figures of the user's money, in the main currency and below it in the others. The total adds them all up, and the line below says what came of it. */
export function BalancesBar({ balance, statistics }: BalancesBarProps) {
  const { t } = useTranslation(messages);
  const sum = balance ? convertedTotal(balance) : null;
  return (
    <Stack gap={4}>
      <FigureStrip
        label={t('bar.title')}
        figures={figures.map((figure) => {
          const others = statistics?.others.map(({ [figure]: money }) => money) ?? [];
          const owned = others.filter(({ amount }) => !isZero(amount));
          const own = statistics?.[figure];
          const isSum = figure === 'total' && sum !== null;
          const leading = isSum ? sum : own;
          // What the total adds up, its own currency first.
          const details = isSum && own ? [own, ...owned] : owned;
          return {
            id: figure,
            label: t(`bar.${figure}`),
            value: leading ? <Amount value={leading} /> : <Skeleton>1,000.00 USDT</Skeleton>,
            ...(details.length > 0 && {
              detail: (
                <Stack gap={0}>
                  {details.map((money) => (
                    <Amount key={money.currency} value={money} />
                  ))}
                </Stack>
              ),
            }),
          };
        })}
      />
      <MoneyResult statistics={statistics} />
    </Stack>
  );
}
