import type { Schema } from '@meridian/api-client';
import { type FilterState, ListPages, NothingHere, useLastPage } from '@meridian/lists';
import {
  EmptyState,
  Heading,
  LinkButton,
  Skeleton,
  SproutIcon,
  Stack,
  Text,
  VisuallyHidden,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { DepositFilters } from './DepositFilters.tsx';
import type { DepositsFilters } from './depositsFilters.ts';
import { DepositTable } from './DepositTable.tsx';

interface DepositListProps {
  /** Undefined while loading. */
  data: Schema<'DepositPage'> | undefined;
  filters: FilterState<DepositsFilters>;
  onShow: (deposit: Schema<'Deposit'>) => void;
  hrefs: { invest: string };
}

/** A page of the deposits, and what their figures mean. */
export function DepositList({ data, filters, onShow, hrefs }: DepositListProps) {
  const { t } = useTranslation(messages);
  useLastPage(filters, data);
  return (
    <Stack gap={4} role="region" aria-label={t('list.title')}>
      <Heading level={2}>{t('list.title')}</Heading>
      {data ? (
        <DepositFilters filters={filters} total={data.total} />
      ) : (
        <>
          <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
          <Skeleton>
            <DepositFilters filters={filters} total={undefined} />
          </Skeleton>
        </>
      )}
      {data?.items.length !== 0 && <DepositTable deposits={data?.items} filters={filters} onShow={onShow} />}
      {data?.items.some(({ status }) => status !== 'closed') && (
        <Text size={12} tone="muted">
          {t('list.activeNote')}
        </Text>
      )}
      {data?.total === 0 && (
        <NothingHere
          filters={filters}
          nothingFound={{ title: t('list.nothingFound.title'), body: t('list.nothingFound.body') }}
          empty={
            <EmptyState
              icon={SproutIcon}
              title={t('list.empty.title')}
              action={<LinkButton href={hrefs.invest}>{t('list.empty.action')}</LinkButton>}
            >
              {t('list.empty.body')}
            </EmptyState>
          }
        />
      )}
      {data && data.total > data.limit && <ListPages filters={filters} data={data} label={t('list.pages')} />}
    </Stack>
  );
}
