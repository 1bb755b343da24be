import type { Schema } from '@meridian/api-client';
import { localDay } from '@meridian/i18n';
import { OperationColumn, operationDays, OperationRow } from '@meridian/statuses';
import { Heading, Inline, Link, ListIcon, Row, RowList, Skeleton, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

const SHOWN_ROWS = 6;

interface RecentOperationsProps {
  /** Undefined while loading. */
  operations: Schema<'OperationPage'> | undefined;
  /** Deposits whose plans are known. */
  deposits: readonly Schema<'Deposit'>[];
  hrefs: { operations: string };
}

/** The last few operations, accruals of a day in one row. */
export function RecentOperations({ operations, deposits, hrefs }: RecentOperationsProps) {
  const { t } = useTranslation(messages);
  const planOf = ({ subjectId }: Schema<'Operation'>) =>
    deposits.find(({ id }) => id === subjectId)?.plan.name;
  const entries =
    operations &&
    wholeDays(operations)
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
          {entries ? (
            <OperationColumn entries={entries} hasDetails={false}>
              {entries.map((entry) => (
                <OperationRow key={entry.id} entry={entry} planOf={planOf} among="all" />
              ))}
            </OperationColumn>
          ) : (
            Array.from({ length: SHOWN_ROWS }, (_, row) => (
              <Row
                key={row}
                icon={ListIcon}
                title={<Skeleton>{t('operations.title')}</Skeleton>}
                detail={<Skeleton>00:00</Skeleton>}
                value={<Skeleton>1.00 USDT</Skeleton>}
              />
            ))
          )}
        </RowList>
      )}
    </Stack>
  );
}

/** Without the last day if it goes on after these operations: the sum of its accruals would be too small. */
function wholeDays({ items, total }: Schema<'OperationPage'>) {
  const days = operationDays(items);
  return items.length < total && days.length > 1
    ? days.filter(({ day }) => day !== localDay(items.at(-1)?.date ?? ''))
    : days;
}
