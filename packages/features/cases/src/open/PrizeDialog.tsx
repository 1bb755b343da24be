import type { ApiError } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { StepReceipt } from '@meridian/receipts';
import { Amount, Button, Dialog, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import type { CaseRank } from '../list/getRank.ts';
import { PrizeBox } from '../PrizeBox.tsx';
import { messages } from '../messages.ts';
import type { OpenedCase } from './useCaseOpening.ts';

interface PrizeDialogProps {
  opened: OpenedCase;
  rank: CaseRank;
  onNext: () => void;
  onClose: () => void;
  isPending: boolean;
  error: ApiError | undefined;
}

/** The prize at once, beside a lid that lifts, what it cost, and how many attempts are left (section 2 of the specification). */
export function PrizeDialog({ opened, rank, onNext, onClose, isPending, error }: PrizeDialogProps) {
  const { t, i18n } = useTranslation(messages);
  const { prize, operation, charged, attemptsLeft } = opened.opening;
  const won = prize.amount ? formatMoney(prize.amount, i18n.language) : prize.name;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('prize.title', { name: prize.name })}
      actions={
        // A double press of "Buy" ends on "Close", which has its place, and never plays again.
        <>
          {attemptsLeft > 0 && (
            <Button isWide onPress={onNext} isPending={isPending} pendingLabel={t('list.opening')}>
              {t('prize.next')}
            </Button>
          )}
          <Button isWide variant="primary" onPress={onClose}>
            {t('prize.close')}
          </Button>
        </>
      }
    >
      {/* Announces the prize of the next attempt, which replaces this one. */}
      <Stack gap={4} role="status">
        {/* The next attempt lifts the lid again. */}
        <PrizeBox key={operation.id} rank={rank} isOpen />
        <StepReceipt
          label={t('prize.amount')}
          amount={prize.amount ? <Amount value={prize.amount} /> : t('prize.notMoney')}
          hint={
            <Text size={20} weight="medium">
              {charged
                ? t('prize.cost', { cost: formatMoney(charged, i18n.language), won })
                : t('prize.prepaid', { won })}
            </Text>
          }
          {...(prize.amount && { next: t('prize.free') })}
          items={[
            { id: 'case', term: t('prize.case'), value: operation.case },
            { id: 'balance', term: t('prize.balance'), value: <Amount value={operation.balanceAfter} /> },
            { id: 'left', term: t('prize.left'), value: attemptsLeft, isTotal: true },
          ]}
        />
        {operation.draw && (
          <Text tone="muted">{t(operation.draw.seed === null ? 'prize.check' : 'prize.checkNow')}</Text>
        )}
      </Stack>
      {error && <ProblemBanner error={error} />}
    </Dialog>
  );
}
