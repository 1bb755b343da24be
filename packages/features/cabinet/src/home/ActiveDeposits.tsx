import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { DepositStatusBadge } from '@meridian/statuses';
import {
  Amount,
  EmptyState,
  Heading,
  Inline,
  Link,
  LinkButton,
  Progress,
  SproutIcon,
  Stack,
  Table,
  type TableColumn,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { SHOWN_DEPOSITS, useActiveDeposits } from './useActiveDeposits.ts';

interface ActiveDepositsProps {
  hrefs: { deposits: string; invest: string };
}

/** The first few deposits that are not closed, with the total number. */
export function ActiveDeposits({ hrefs }: ActiveDepositsProps) {
  const { t, i18n } = useTranslation('cabinet');
  const formatDay = useDateFormat();
  const { deposits, total, error, retry } = useActiveDeposits();

  const columns: readonly TableColumn<Schema<'Deposit'>>[] = [
    {
      id: 'plan',
      header: t('deposits.planColumn'),
      isRowHeader: true,
      inList: 'top-start',
      cell: ({ plan }) => plan.name,
    },
    {
      id: 'amount',
      header: t('deposits.amount'),
      align: 'end',
      inList: 'top-end',
      cell: ({ amount }) => <Amount value={amount} />,
    },
    {
      id: 'status',
      header: t('deposits.status'),
      inList: 'bottom-end',
      cell: ({ status }) => <DepositStatusBadge status={status} />,
    },
    {
      id: 'completion',
      header: t('deposits.completion'),
      inList: 'bottom-start',
      cell: ({ status, startDate, endDate, payoutDate }) =>
        status === 'waiting'
          ? t('deposits.starts', { date: formatDay(startDate) })
          : status === 'in_work'
            ? t('deposits.ends', { date: formatDay(endDate) })
            : t('deposits.due', { date: formatDay(payoutDate) }),
    },
    {
      id: 'progress',
      header: t('deposits.progress'),
      priority: 2,
      cell: ({ accruedDays, plan }) => (
        <Progress
          label={t('deposits.progress')}
          percent={(accruedDays / plan.timeInDays) * 100}
          valueText={t('deposits.days', { accrued: accruedDays, count: plan.timeInDays })}
        />
      ),
    },
    {
      id: 'accrued',
      header: t('deposits.accrued'),
      align: 'end',
      priority: 1,
      cell: ({ accrued }) => <Amount value={accrued} />,
    },
  ];

  return (
    <Stack gap={4} role="region" aria-label={t('deposits.title')}>
      <Inline justify="between">
        <Heading level={2} size={16}>
          {t('deposits.title')}
        </Heading>
        <Link href={hrefs.deposits}>
          {deposits && deposits.length < total ? t('deposits.allOf', { count: total }) : t('deposits.all')}
        </Link>
      </Inline>
      {error && <ProblemBanner error={error} onRetry={retry} />}
      {(deposits || !error) && (
        <Table
          caption={t('deposits.title')}
          columns={columns}
          rows={deposits ?? []}
          getRowKey={({ id }) => id}
          isLoading={!deposits}
          skeletonRows={SHOWN_DEPOSITS}
          rowAction={{
            header: t('deposits.details'),
            label: ({ amount, plan }) =>
              t('deposits.detailsOf', { amount: formatMoney(amount, i18n.language), plan: plan.name }),
            href: ({ id }) => `${hrefs.deposits}/${id}`,
          }}
          empty={
            <EmptyState
              icon={SproutIcon}
              title={t('deposits.empty.title')}
              action={<LinkButton href={hrefs.invest}>{t('deposits.empty.action')}</LinkButton>}
            >
              {t('deposits.empty.body')}
            </EmptyState>
          }
        />
      )}
    </Stack>
  );
}
