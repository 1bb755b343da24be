import type { Schema } from '@meridian/api-client';
import { Amount, Card, Stack, Table, type TableColumn, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { type DepositPreview, incomeAfter } from '@meridian/money';

interface ProjectionTableProps {
  plan: Schema<'DepositPlan'>;
  preview: DepositPreview;
}

/** The accruals and the receipt on some days of the tariff if the plan's rate holds. */
export function ProjectionTable({ plan, preview }: ProjectionTableProps) {
  const { t } = useTranslation('deposit');
  const columns: readonly TableColumn<number>[] = [
    {
      id: 'day',
      header: t('projection.day'),
      isRowHeader: true,
      cell: (day) =>
        day === plan.timeInDays ? t('projection.lastDay', { day }) : t('projection.ofTariff', { day }),
    },
    {
      id: 'held',
      header: t('projection.held'),
      align: 'end',
      cell: (day) => (
        <Amount value={{ amount: incomeAfter(preview.body.amount, plan, day), currency: plan.currency }} />
      ),
    },
    {
      id: 'receipt',
      header: t('projection.receipt'),
      align: 'end',
      cell: (day) => <Amount value={day === plan.timeInDays ? preview.totalBody : preview.earlyReceipt} />,
    },
  ];
  return (
    <Card title={t('projection.title')}>
      <Stack gap={4}>
        <Table
          caption={t('projection.title')}
          columns={columns}
          rows={projectionDays(plan.timeInDays)}
          getRowKey={String}
          empty={null}
        />
        <Text tone="muted">{t('projection.hint')}</Text>
      </Stack>
    </Card>
  );
}

/** Up to four days at even distances. The last one is the end of the tariff. */
function projectionDays(timeInDays: number): readonly number[] {
  const quarters = [1, 2, 3, 4].map((quarter) => Math.round((timeInDays * quarter) / 4));
  return [...new Set(quarters)].filter((day) => day > 0);
}
