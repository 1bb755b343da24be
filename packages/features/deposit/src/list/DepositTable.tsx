import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { type FilterState, type ListQuery, ListTable } from '@meridian/lists';
import { formatMoney } from '@meridian/money';
import { DepositStatusBadge } from '@meridian/statuses';
import {
  Amount,
  Button,
  EmptyState,
  LinkButton,
  SproutIcon,
  Stack,
  type TableColumn,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { DepositProgress } from '../DepositProgress.tsx';
import { useDepositStage } from '../useDepositStage.ts';
import type { DepositsFilters } from './depositsFilters.ts';

interface DepositTableProps {
  list: ListQuery<Schema<'Deposit'>>;
  filters: FilterState<DepositsFilters>;
  onShow: (deposit: Schema<'Deposit'>) => void;
  onCloseEarly: (deposit: Schema<'Deposit'>) => void;
  hrefs: { invest: string };
}

/** Deposits; a row opens the details, with autoinvestment and early closing. */
export function DepositTable({ list, filters, onShow, onCloseEarly, hrefs }: DepositTableProps) {
  const { t, i18n } = useTranslation('deposit');
  const formatDay = useDateFormat();
  const writeStage = useDepositStage();
  const wordsOf = ({ amount, plan }: Schema<'Deposit'>) => ({
    amount: formatMoney(amount, i18n.language),
    plan: plan.name,
  });
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
      cell: writeStage,
    },
    {
      id: 'progress',
      header: t('list.progress'),
      priority: 2,
      cell: (deposit) => <DepositProgress deposit={deposit} label={t('list.term')} />,
    },
    {
      id: 'accrued',
      header: t('list.accrued'),
      priority: 1,
      align: 'end',
      cell: ({ accrued, dailyIncome, nextAccrualDate }) => (
        <Stack gap={0}>
          <Amount value={accrued} />
          {nextAccrualDate !== null && (
            <Text size={12} tone="muted">
              {t('list.nextAccrual', { amount: formatMoney(dailyIncome, i18n.language) })}
              <br />
              {formatDay(nextAccrualDate)}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'close',
      header: t('list.actions'),
      priority: 3,
      cell: (deposit) =>
        deposit.status === 'in_work' && (
          <Button
            size="small"
            aria-label={t('list.closeEarlyOf', wordsOf(deposit))}
            onPress={() => onCloseEarly(deposit)}
          >
            {/* A narrow column would break it. */}
            {t('details.closeEarly').replace(' ', '\u00a0')}
          </Button>
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
        label: (deposit) => t('list.detailsOf', wordsOf(deposit)),
        onPress: onShow,
      }}
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
  );
}
