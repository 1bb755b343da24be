import type { Schema } from '@meridian/api-client';
import { Amount, DateTime, Drawer, KeyValueList, Stack, Stat, StatList } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { DrawSection } from './DrawSection.tsx';

interface AttemptDrawerProps {
  attempt: Schema<'CaseOperation'>;
  /** The prizes of its case; undefined until the cases are known. */
  prizes: readonly Schema<'CasePrize'>[] | undefined;
  onHide: () => void;
}

/** One attempt with all its fields, and the check of its draw. */
export function AttemptDrawer({ attempt, prizes, onHide }: AttemptDrawerProps) {
  const { t } = useTranslation(messages);
  const { date, balanceBefore, balanceAfter, currency, comment, draw, prizeAmount } = attempt;
  return (
    <Drawer isOpen onOpenChange={onHide} title={attempt.case} closeLabel={t('history.close')}>
      <Stack gap={6}>
        <StatList>
          <Stat
            emphasis="lead"
            label={t('history.prize')}
            value={prizeAmount ? <Amount value={prizeAmount} /> : attempt.prize}
          />
        </StatList>
        <KeyValueList
          items={[
            { id: 'date', term: t('history.date'), value: <DateTime value={date} precision="second" /> },
            { id: 'prize', term: t('history.prize'), value: attempt.prize },
            { id: 'before', term: t('history.before'), value: <Amount value={balanceBefore} /> },
            { id: 'after', term: t('history.after'), value: <Amount value={balanceAfter} /> },
            { id: 'currency', term: t('history.currency'), value: currency },
            { id: 'comment', term: t('history.comment'), value: comment ?? t('history.noComment') },
          ]}
        />
        <DrawSection draw={draw} prizes={prizes} />
      </Stack>
    </Drawer>
  );
}
