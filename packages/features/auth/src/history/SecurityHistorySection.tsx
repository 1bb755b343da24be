import type { Schema } from '@meridian/api-client';
import { type FilterState, ListTable, ROWS_PER_PAGE } from '@meridian/lists';
import {
  Button,
  Card,
  DateTime,
  EmptyState,
  Inline,
  ShieldCheckIcon,
  Skeleton,
  Stack,
  Text,
} from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceName } from '../devices/useDeviceName.ts';
import { deviceMessages } from '../devices/messages.ts';
import { SecureAccount } from './SecureAccount.tsx';
import { useSecurityEvents } from './securityEvents.requests.ts';
import type { SecurityHistoryFilters } from './securityHistoryFilters.ts';

export interface SecurityHistorySectionProps {
  filters: FilterState<SecurityHistoryFilters>;
  /** Called after all other sessions have ended. The user sets a new password next. */
  onSecured: () => void;
}

/** What happened to the security of the account: sign-ins, codes, changes and ended sessions. */
export function SecurityHistorySection({ filters, onSecured }: SecurityHistorySectionProps) {
  const { t } = useTranslation(deviceMessages);
  const nameOf = useDeviceName();
  const list = useSecurityEvents({ ...filters.value, limit: ROWS_PER_PAGE });
  const [isSecuring, setSecuring] = useState(false);
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={4}>
          <Stack gap={2}>
            <Text tone="muted">{t('history.lead')}</Text>
            {!list.error && (
              <Text tone="muted">
                {list.data ? (
                  t('history.kept', { count: list.data.keptDays })
                ) : (
                  <Skeleton>{t('history.kept', { count: 90 })}</Skeleton>
                )}
              </Text>
            )}
          </Stack>
          <Inline>
            <Button onPress={() => setSecuring(true)}>{t('history.notMe')}</Button>
          </Inline>
        </Stack>
      </Card>
      <ListTable<Schema<'SecurityEvent'>, SecurityHistoryFilters>
        list={list}
        filters={filters}
        caption={t('history.title')}
        columns={[
          {
            id: 'event',
            header: t('history.column.event'),
            isRowHeader: true,
            inList: 'top-start',
            cell: ({ kind }) => t(`history.kind.${kind}`),
          },
          {
            id: 'date',
            header: t('history.column.date'),
            inList: 'bottom-start',
            cell: ({ date }) => <DateTime value={date} precision="second" />,
          },
          {
            id: 'device',
            header: t('history.column.device'),
            inList: 'bottom-end',
            cell: nameOf,
          },
          {
            id: 'address',
            header: t('history.column.address'),
            inList: 'top-end',
            align: 'end',
            cell: ({ address }) => address,
          },
        ]}
        empty={
          <EmptyState headingLevel={2} icon={ShieldCheckIcon} title={t('history.empty.title')}>
            {t('history.empty.body')}
          </EmptyState>
        }
        pagesLabel={t('history.pages')}
      />
      {isSecuring && <SecureAccount onSecured={onSecured} onCancel={() => setSecuring(false)} />}
    </Stack>
  );
}
