import type { Schema } from '@meridian/api-client';
import { add, calculateShares, type ExchangePreview, isZero, type Money, subtract } from '@meridian/money';
import { Amount, Inline, MoneyShare, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import type { Pair } from './pairs.ts';

/** Shares are only for drawing. Nothing moves, nothing is drawn. */
function drawn(kept: Money['amount'], moved: Money['amount']) {
  const [free, coming] = isZero(moved) ? [0] : calculateShares([kept, moved]);
  return <MoneyShare free={Number(free)} coming={Number(coming ?? 0)} />;
}

interface BalancesAfterProps {
  balance: Schema<'Balance'>;
  pair: Pair;
  /** Null until an amount is entered that can be exchanged. */
  exchange: { sold: Money; preview: ExchangePreview } | null;
}

/** Both balances as they would be after the exchange; what it moves is dashed. */
export function BalancesAfter({ balance, pair, exchange }: BalancesAfterProps) {
  const { t } = useTranslation(messages);
  const of = (currency: string) => balance.currencies[currency]?.available.amount ?? '0';
  const moved = { from: exchange?.sold.amount ?? '0', to: exchange?.preview.received ?? '0' } as const;
  const lines = [
    { currency: pair.from, after: subtract(of(pair.from), moved.from), moved: moved.from },
    { currency: pair.to, after: add(of(pair.to), moved.to), moved: moved.to },
  ];
  return (
    <Stack gap={2} role="group" aria-label={t('balances.label')}>
      <Text weight="medium">{t(exchange ? 'balances.after' : 'balances.now')}</Text>
      {lines.map(({ currency, after, moved }, index) => (
        <div key={currency}>
          <Inline justify="between">
            <Text>{currency}</Text>
            <Amount value={{ amount: after, currency }} />
          </Inline>
          {drawn(index === 0 ? after : of(currency), moved)}
        </div>
      ))}
    </Stack>
  );
}
