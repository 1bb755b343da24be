import type { Schema } from '@meridian/api-client';
import { Amount, Inline, Percent, type SortableTableColumn, Table, type TableSort, Tag } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { sortPlans } from './sortPlans.ts';

interface PlanTableProps {
  plans: readonly Schema<'DepositPlan'>[];
  planId: string | undefined;
  onPlanChange: (planId: string) => void;
  sort: TableSort;
  onSortChange: (sort: TableSort) => void;
}

/** The plans with their terms side by side, in the order of any column. */
export default function PlanTable({ plans, planId, onPlanChange, sort, onSortChange }: PlanTableProps) {
  const { t } = useTranslation(messages);
  const columns: readonly SortableTableColumn<Schema<'DepositPlan'>>[] = [
    {
      id: 'name',
      header: t('plan.label'),
      isRowHeader: true,
      inList: 'top-start',
      cell: ({ id, name }) => (
        <Inline>
          <span>{name}</span>
          {id === planId && <Tag label={t('plan.chosen')} />}
        </Inline>
      ),
    },
    {
      id: 'rate',
      header: t('plan.dailyYield'),
      align: 'end',
      isSortable: true,
      inList: 'top-end',
      cell: ({ dailyYieldPercent }) => <Percent value={dailyYieldPercent} />,
    },
    {
      id: 'term',
      header: t('plan.term'),
      align: 'end',
      isSortable: true,
      inList: 'bottom-start',
      cell: ({ timeInDays }) => t('plan.days', { count: timeInDays }),
    },
    {
      id: 'minimum',
      header: t('plan.minimum'),
      align: 'end',
      isSortable: true,
      inList: 'bottom-end',
      cell: ({ minimumDeposit }) => <Amount value={minimumDeposit} />,
    },
    {
      id: 'exitFee',
      header: t('plan.exitFee'),
      align: 'end',
      isSortable: true,
      priority: 1,
      cell: ({ exitFeePercent }) => <Percent value={exitFeePercent} />,
    },
    {
      id: 'autoinvestment',
      header: t('plan.autoinvestment'),
      priority: 2,
      cell: ({ autoinvestment }) => t(autoinvestment ? 'plan.possible' : 'plan.impossible'),
    },
  ];
  return (
    <Table
      caption={t('plan.label')}
      columns={columns}
      rows={sortPlans(plans, sort)}
      getRowKey={({ id }) => id}
      sort={sort}
      onSortChange={onSortChange}
      rowAction={{
        header: t('plan.chooseHeader'),
        label: ({ name }) => t('plan.chooseNamed', { plan: name }),
        onPress: ({ id }) => onPlanChange(id),
      }}
      empty={null}
    />
  );
}
