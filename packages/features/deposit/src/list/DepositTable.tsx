import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { type FilterState, type ListFilters, type ListQuery, ListTable } from '@meridian/lists';
import { formatMoney } from '@meridian/money';
import { DepositStatusBadge } from '@meridian/statuses';
import { Amount, EmptyState, LinkButton, SproutIcon, Stack, type TableColumn, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { DepositProgress } from '../DepositProgress.tsx';
import { useDepositStage } from '../useDepositStage.ts';

interface DepositTableProps {
  list: ListQuery<Schema<'Deposit'>>;
  filters: FilterState<ListFilters>;
  onShow: (deposit: Schema<'Deposit'>) => void;
  hrefs: { invest: string };
}

/** Deposits; a row opens the details, with autoinvestment and early closing. */
export function DepositTable({ list, filters, onShow, hrefs }: DepositTableProps) {
  const { t, i18n } = useTranslation('deposit');
  const formatDay = useDateFormat();
  const writeStage = useDepositStage();
  const columns: readonly TableColumn<Schema<'Deposit'>>[] = [
    {
      id: 'plan',
      header: t('list.plan'),
      isRowHeader: true,
      inList: 'top-start',
      cell: ({ plan }) => (
        <Text isInline weight="medium">
          {plan.name}
        </Text>
      ),
    },
    {
      id: 'amount',
      header: t('list.amount'),
      align: 'end',
      inList: 'top-end',
      cell: ({ amount }) => <Amount value={amount} />,
    },
    {
      id: 'status',
      header: t('list.status'),
      inList: 'bottom-end',
      cell: ({ status }) => <DepositStatusBadge status={status} />,
    },
    {
      id: 'term',
      header: t('list.term'),
      inList: 'bottom-start',
      cell: (deposit) => (
        <Stack gap={0}>
          <span>{writeStage(deposit)}</span>
          {deposit.autoinvestment && deposit.status !== 'closed' && (
            <Text isInline size={12} tone="muted">
              {t('list.autoinvestmentOn')}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'progress',
      header: t('list.progress'),
      priority: 2,
      cell: (deposit) => <DepositProgress deposit={deposit} label={t('list.tariff')} />,
    },
    {
      id: 'accrued',
      header: t('list.accrued'),
      priority: 1,
      align: 'end',
      cell: ({ accrued, nextAccrualDate }) => (
        <Stack gap={0}>
          <Amount value={accrued} />
          {nextAccrualDate !== null && (
            <Text size={12} tone="muted">
              {t('list.nextAccrual', { date: formatDay(nextAccrualDate) })}
            </Text>
          )}
        </Stack>
      ),
    },
  ];
  return (
    <ListTable
      list={list}
      filters={filters}
      caption={t('list.title')}
      pagesLabel={t('list.pages')}
      columns={columns}
      rowAction={{
        header: t('list.details'),
        label: ({ amount, plan }) =>
          t('list.detailsOf', { amount: formatMoney(amount, i18n.language), plan: plan.name }),
        onPress: onShow,
      }}
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
  );
}
