import type { Schema } from '@meridian/api-client';
import { operationDays, OperationRow } from '@meridian/statuses';
import { Heading, Inline, Link, Row, RowList, Skeleton, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

const SHOWN_ROWS = 5;

interface RecentOperationsProps {
  /** Undefined while loading. */
  operations: Schema<'OperationPage'> | undefined;
  hrefs: { operations: string };
}

/** The last few operations that changed the balance. Held accruals are in the deposits above. */
export function RecentOperations({ operations, hrefs }: RecentOperationsProps) {
  const { t } = useTranslation(messages);
  const entries =
    operations &&
    operationDays(operations.items.filter(({ accrual }) => accrual === null))
      .flatMap((day) => day.entries)
      .slice(0, SHOWN_ROWS);
  return (
    <Stack gap={0} role="region" aria-label={t('operations.title')}>
      <Inline justify="between">
        <Heading level={2}>{t('operations.title')}</Heading>
        <Link href={hrefs.operations}>{t('operations.all')}</Link>
      </Inline>
      {entries?.length === 0 ? (
        <Text tone="muted">{t('operations.none')}</Text>
      ) : (
        <RowList onPhone={3}>
          {entries
            ? entries.map((entry) => <OperationRow key={entry.id} entry={entry} among="all" />)
            : Array.from({ length: SHOWN_ROWS }, (_, row) => (
                <Row
                  key={row}
                  mark="decided"
                  title={<Skeleton>{t('operations.title')}</Skeleton>}
                  detail={<Skeleton>00:00</Skeleton>}
                  value={<Skeleton>1.00 USDT</Skeleton>}
                />
              ))}
        </RowList>
      )}
    </Stack>
  );
}
