import type { ApiError } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { StepReceipt } from '@meridian/receipts';
import { Amount, Button, Dialog, Stack, Text } from '@meridian/ui';
import { media, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { useTranslation } from 'react-i18next';
import { PrizeBox } from '../PrizeBox.tsx';
import { messages } from '../messages.ts';
import type { OpenedCase } from './useCaseOpening.ts';

interface PrizeDialogProps {
  opened: OpenedCase;
  onNext: () => void;
  onClose: () => void;
  isPending: boolean;
  error: ApiError | undefined;
}

/** The prize at once, beside a lid that lifts, what it cost, and how many attempts are left (section 2 of the specification). */
export function PrizeDialog({ opened, onNext, onClose, isPending, error }: PrizeDialogProps) {
  const { t, i18n } = useTranslation(messages);
  const { prize, operation, charged, attemptsLeft } = opened.opening;
  const won = prize.amount ? formatMoney(prize.amount, i18n.language) : prize.name;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('prize.title', { name: prize.name })}
      actions={
        <Actions>
          {attemptsLeft > 0 && (
            <Button isWide onPress={onNext} isPending={isPending} pendingLabel={t('list.opening')}>
              {t('prize.next')}
            </Button>
          )}
          <Button isWide variant="primary" onPress={onClose}>
            {t('prize.close')}
          </Button>
        </Actions>
      }
    >
      {/* Announces the prize of the next attempt, which replaces this one. */}
      <Stack gap={4} role="status">
        {/* The next attempt lifts the lid again. */}
        <PrizeBox key={operation.id} attempts={opened.item.attempts} isOpen />
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

/**
 * A double press of "Buy" never plays again: "Close" is where it was, at the end of the row, or last on a phone. The dialogs differ in
 * height, so no other button is in that column.
 */
const Actions = styled('div')`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token.space3};
  inline-size: 100%;

  ${media.small} {
    grid-auto-flow: row;
  }
`;
