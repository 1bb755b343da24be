import type { ApiError } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Amount, Button, Dialog, KeyValueList, Stack, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import type { OpenedCase } from './useCaseOpening.ts';

interface PrizeDialogProps {
  opened: OpenedCase;
  onNext: () => void;
  onClose: () => void;
  isPending: boolean;
  error: ApiError | undefined;
}

/** The prize, at once and without a show, and how many attempts are left (section 2 of the specification). */
export function PrizeDialog({ opened, onNext, onClose, isPending, error }: PrizeDialogProps) {
  const { t } = useTranslation('cases');
  const { prize, operation, attemptsLeft } = opened.opening;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={t('prize.title', { name: prize.name })}
      actions={
        <>
          <Button onPress={onClose} autoFocus>
            {t('prize.close')}
          </Button>
          {attemptsLeft > 0 && (
            <Button variant="primary" onPress={onNext} isPending={isPending} pendingLabel={t('list.opening')}>
              {t('prize.next')}
            </Button>
          )}
        </>
      }
    >
      {/* Announces the prize of the next attempt, which replaces this one. */}
      <Stack gap={4} role="status">
        <StatList>
          <Stat
            emphasis="lead"
            label={t('prize.amount')}
            value={prize.amount ? <Amount value={prize.amount} /> : t('prize.notMoney')}
          />
        </StatList>
        <KeyValueList
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
