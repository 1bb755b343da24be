import type { Schema } from '@meridian/api-client';
import { Amount, DateTime, Drawer, KeyValueList, Stack, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { AccrualBadge } from './AccrualBadge.tsx';

interface OperationDrawerProps {
  operation: Schema<'Operation'>;
  onHide: () => void;
}

/** Everything about one operation: the columns that a narrow list leaves out, and its number for support. */
export default function OperationDrawer({ operation, onHide }: OperationDrawerProps) {
  const { t } = useTranslation('operations');
  const { id, date, type, subject, amount, accrual, balanceAfter, comment } = operation;
  return (
    <Drawer isOpen onOpenChange={onHide} title={t(`subject.${subject}`)} closeLabel={t('details.close')}>
      <Stack gap={6}>
        <StatList>
          <Stat
            emphasis="lead"
            label={t('table.amount')}
            value={<Amount value={amount} sign="always" />}
            {...(accrual?.status === 'held' && { hint: t('details.held') })}
          />
        </StatList>
        <KeyValueList
          items={[
            { id: 'date', term: t('table.date'), value: <DateTime value={date} precision="second" /> },
            { id: 'type', term: t('table.type'), value: t(`type.${type}`) },
            { id: 'balanceAfter', term: t('table.balanceAfter'), value: <Amount value={balanceAfter} /> },
            ...(accrual
              ? [{ id: 'status', term: t('table.status'), value: <AccrualBadge accrual={accrual} /> }]
              : []),
            ...(comment === null ? [] : [{ id: 'comment', term: t('details.comment'), value: comment }]),
            {
              id: 'id',
              term: t('details.id'),
              value: (
                <Text isCode isInline>
                  {id}
                </Text>
              ),
            },
          ]}
        />
      </Stack>
    </Drawer>
  );
}
