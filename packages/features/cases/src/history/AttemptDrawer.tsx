import type { Schema } from '@meridian/api-client';
import { StepReceipt } from '@meridian/receipts';
import { Amount, DateTime, Drawer } from '@meridian/ui';
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
export default function AttemptDrawer({ attempt, prizes, onHide }: AttemptDrawerProps) {
  const { t } = useTranslation(messages);
  const { date, balanceBefore, balanceAfter, currency, comment, draw, prizeAmount } = attempt;
  return (
    <Drawer isOpen onOpenChange={onHide} title={attempt.case} closeLabel={t('history.close')}>
      <StepReceipt
        label={t('history.prize')}
        amount={prizeAmount ? <Amount value={prizeAmount} /> : attempt.prize}
        {...(prizeAmount && { next: t('prize.free') })}
        items={[
          { id: 'date', term: t('history.date'), value: <DateTime value={date} precision="second" /> },
          { id: 'prize', term: t('history.prize'), value: attempt.prize },
          { id: 'before', term: t('history.before'), value: <Amount value={balanceBefore} /> },
          { id: 'after', term: t('history.after'), value: <Amount value={balanceAfter} /> },
          { id: 'currency', term: t('history.currency'), value: currency },
          { id: 'comment', term: t('history.comment'), value: comment ?? t('history.noComment') },
        ]}
        number={attempt.id}
      >
        <DrawSection draw={draw} prizes={prizes} />
      </StepReceipt>
    </Drawer>
  );
}
