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
import { ActiveDeposits, ActiveDepositsSkeleton } from './ActiveDeposits.tsx';
import { ClosedDeposits } from './ClosedDeposits.tsx';
import { DepositFilters } from './DepositFilters.tsx';
import type { DepositsFilters } from './depositsFilters.ts';

interface DepositListProps {
  /** Undefined while loading. */
  data: Schema<'DepositPage'> | undefined;
  filters: FilterState<DepositsFilters>;
  onShow: (deposit: Schema<'Deposit'>) => void;
  hrefs: { invest: string };
}

/** A page of the deposits: those at work as cards, then the closed ones as rows. */
export function DepositList({ data, filters, onShow, hrefs }: DepositListProps) {
  const { t } = useTranslation(messages);
  useLastPage(filters, data);
  const active = data?.items.filter(({ status }) => status !== 'closed') ?? [];
  const closed = data?.items.filter(({ status }) => status === 'closed') ?? [];
  return (
    <Stack gap={4} role="region" aria-label={t('list.title')}>
      <Heading level={2}>{t('list.title')}</Heading>
      {!data && (
        <>
          <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
          <Skeleton>
            <DepositFilters filters={filters} total={undefined} />
          </Skeleton>
          <Stack gap={2}>
            <Heading level={3}>{t('list.active')}</Heading>
            <ActiveDepositsSkeleton />
          </Stack>
        </>
      )}
      {data && <DepositFilters filters={filters} total={data.total} />}
      {active.length > 0 && (
        <Stack gap={2}>
          <Heading level={3}>{t('list.active')}</Heading>
          <ActiveDeposits deposits={active} onShow={onShow} />
          <Text size={12} tone="muted">
            {t('list.activeNote')}
          </Text>
        </Stack>
      )}
      {closed.length > 0 && (
        <Stack gap={2}>
          <Heading level={3}>{t('list.closedOnes')}</Heading>
          <ClosedDeposits deposits={closed} onShow={onShow} />
        </Stack>
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
