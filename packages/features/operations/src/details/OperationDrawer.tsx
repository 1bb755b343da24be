import type { Schema } from '@meridian/api-client';
import { AccrualBadge, useSubjectName } from '@meridian/statuses';
import { Amount, DateTime, Drawer, KeyValueList, Stack, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

interface OperationDrawerProps {
  operation: Schema<'Operation'>;
  onHide: () => void;
}

/** The details of one operation, with the columns that a narrow list hides and the number for support. */
export default function OperationDrawer({ operation, onHide }: OperationDrawerProps) {
  const { t } = useTranslation('operations');
  const nameSubject = useSubjectName();
  const { id, date, type, subject, amount, accrual, balanceAfter, comment } = operation;
  return (
    <Drawer isOpen onOpenChange={onHide} title={nameSubject(subject)} closeLabel={t('details.close')}>
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
