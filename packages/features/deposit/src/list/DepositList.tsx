import type { Schema } from '@meridian/api-client';
import { useLastPage } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { Heading, Pagination, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { DepositTable } from './DepositTable.tsx';
import { useDeposits } from './useDeposits.ts';

interface DepositListProps {
  page: number;
  onPageChange: (page: number, options?: { replace: boolean }) => void;
  onShow: (deposit: Schema<'Deposit'>) => void;
  hrefs: { invest: string };
}

/** A page of the person's deposits. */
export function DepositList({ page, onPageChange, onShow, hrefs }: DepositListProps) {
  const { t } = useTranslation('deposit');
  const { data, error, isLoading, mutate } = useDeposits(page);
  const isBeyond = useLastPage(data, page, (lastPage) => onPageChange(lastPage, { replace: true }));
  return (
    <Stack gap={4} role="region" aria-label={t('list.title')}>
      <Heading level={2} size={20}>
        {t('list.title')}
      </Heading>
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {(data ?? isLoading) && (
        <DepositTable
          deposits={data?.items ?? []}
          isLoading={isLoading || isBeyond}
          onShow={onShow}
          hrefs={hrefs}
        />
      )}
      {data && data.total > 0 && (
        <Pagination
          page={page}
          limit={data.limit}
          total={data.total}
          onPageChange={onPageChange}
          labels={{
            navigation: t('list.pages'),
            previous: t('list.previous'),
            next: t('list.next'),
            page: (number) => t('list.page', { page: number }),
            range: (first, last, total) => t('list.range', { first, last, total }),
            position: (number, pageCount) => t('list.position', { page: number, pageCount }),
          }}
        />
      )}
    </Stack>
  );
}
