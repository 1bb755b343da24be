import type { Schema } from '@meridian/api-client';
import { add, calculateShares, type ExchangePreview, type Money, subtract } from '@meridian/money';
import { Amount, MoneyLine, Row, RowList, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import type { Pair } from './pairs.ts';

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
    <Stack gap={2}>
      <Text weight="medium">{t(exchange ? 'balances.after' : 'balances.now')}</Text>
      <RowList label={t('balances.label')}>
        {lines.map(({ currency, after, moved }, index) => (
          <Row
            key={currency}
            title={currency}
            value={<Amount value={{ amount: after, currency }} />}
            line={<Moved kept={index === 0 ? after : of(currency)} moved={moved} />}
          />
        ))}
      </RowList>
    </Stack>
  );
}

/** Shares are only for drawing. */
function Moved({ kept, moved }: { kept: Money['amount']; moved: Money['amount'] }) {
  const free = Number(calculateShares([kept, moved])[0]);
  return (
    <MoneyLine
      length={100}
      segments={(
        [
          { state: 'free', from: 0, to: free },
          { state: 'coming', from: free, to: moved === '0' ? free : 100 },
        ] as const
      ).filter(({ from, to }) => to > from)}
    />
  );
}
