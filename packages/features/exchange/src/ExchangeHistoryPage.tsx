import type { Schema } from '@meridian/api-client';
import { useOperations } from '@meridian/api-client/react';
import { add, type Money } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import {
  Amount,
  ArrowLeftRightIcon,
  DateTime,
  Link,
  Row,
  RowList,
  Skeleton,
  Stack,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ExchangeFrame } from './ExchangeFrame.tsx';
import { messages } from './messages.ts';

const SHOWN_EXCHANGES = 20;

/** What was sold, what was bought, and the fee. */
const OPERATIONS_OF_ONE = 3;

export interface ExchangeHistoryPageProps {
  hrefs: { exchange: string; exchangeHistory: string; operations: string };
}

/** Lists the last exchanges, at its own address. Its first tab leads to `ExchangePage`. */
export const ExchangeHistoryPage = ({ hrefs }: ExchangeHistoryPageProps) => (
  <ExchangeFrame tab="history" hrefs={hrefs}>
    <ExchangeHistory hrefs={hrefs} />
  </ExchangeFrame>
);

/** The last exchanges, newest first, with a link to all of them in the operations. */
function ExchangeHistory({ hrefs }: ExchangeHistoryPageProps) {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = useOperations({
    kind: 'exchange',
    limit: SHOWN_EXCHANGES * OPERATIONS_OF_ONE,
  });
  const bought = data?.items.filter(({ subject }) => subject === 'exchange_bought').slice(0, SHOWN_EXCHANGES);
  return (
    <Stack gap={2} role="region" aria-label={t('history.title')}>
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {!data && !error && <SkeletonRows />}
      {bought?.length === 0 && <Text tone="muted">{t('history.empty')}</Text>}
      {data && bought && bought.length > 0 && (
        <RowList>
          {bought.map((operation) => (
            <ExchangeRow
              key={operation.id}
              operation={operation}
              received={receivedOf(operation, data.items)}
            />
          ))}
        </RowList>
      )}
      {bought && bought.length > 0 && (
        <Link href={`${hrefs.operations}?kind=exchange`}>{t('history.all')}</Link>
      )}
    </Stack>
  );
}

function ExchangeRow({ operation, received }: { operation: Schema<'Operation'>; received: Money }) {
  const { t } = useTranslation(messages);
  const { date, counterpart: sold } = operation;
  return (
    <Row
      icon={ArrowLeftRightIcon}
      title={sold ? t('history.pair', { from: sold.currency, to: received.currency }) : received.currency}
      detail={<DateTime value={date} />}
      value={<Amount value={received} sign="always" />}
      {...(sold && { valueDetail: <Amount value={sold} sign="always" /> })}
    />
  );
}

/** What was bought, less the fee. */
function receivedOf(
  { subjectId, amount }: Schema<'Operation'>,
  operations: readonly Schema<'Operation'>[],
): Money {
  return operations
    .filter((one) => one.subject === 'exchange_fee' && one.subjectId === subjectId)
    .reduce<Money>(
      (received, fee) => ({ ...received, amount: add(received.amount, fee.amount.amount) }),
      amount,
    );
}

const SkeletonRows = () => (
  <RowList>
    {[1, 2, 3].map((row) => (
      <Row
        key={row}
        icon={ArrowLeftRightIcon}
        title={<Skeleton>USDT for BTC</Skeleton>}
        detail={<Skeleton>26 Nov, 00:00</Skeleton>}
        value={<Skeleton>0.00155469 BTC</Skeleton>}
        valueDetail={<Skeleton>100.00 USDT</Skeleton>}
      />
    ))}
  </RowList>
);
