import type { Schema } from '@meridian/api-client';
import { useMoneyPolling } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { Amount, Button, Drawer, Inline, Skeleton, Stack, Stat, StatList } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useWithdrawal } from '../withdrawals.requests.ts';
import { CancelWithdrawalDialog } from './CancelWithdrawalDialog.tsx';
import { isOnItsWay, isReturned } from '../withdrawalStages.ts';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import { WithdrawalStatusBadge } from '../WithdrawalStatusBadge.tsx';
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx';

interface WithdrawalDrawerProps {
  id: string;
  /** Shown until the query has a response. */
  row: Schema<'Withdrawal'> | undefined;
  onHide: () => void;
}

/** The details view of section 2, polled until the withdrawal is decided. */
export default function WithdrawalDrawer({ id, row, onHide }: WithdrawalDrawerProps) {
  const { t } = useTranslation(messages);
  const [isCancelling, setCancelling] = useState(false);
  const { data: withdrawal = row, error, mutate } = useWithdrawal(id);
  useMoneyPolling(withdrawal !== undefined && isOnItsWay(withdrawal));
  return (
    <Drawer
      hasAddress
      isOpen
      onOpenChange={onHide}
      title={t('details.title')}
      closeLabel={t('details.close')}
    >
      <Stack gap={6}>
        {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {!withdrawal && !error && <Skeleton />}
        {withdrawal && (
          <>
            <Inline justify="between" align="start">
              <StatList>
                <Stat emphasis="lead" {...leadOf(withdrawal)} />
              </StatList>
              <WithdrawalStatusBadge withdrawal={withdrawal} words="details" />
            </Inline>
            <WithdrawalTimeline withdrawal={withdrawal} />
            {withdrawal.status === 'pending' && (
              <Button onPress={() => setCancelling(true)}>{t('cancelling.open')}</Button>
            )}
            <WithdrawalFacts withdrawal={withdrawal} />
            {isCancelling && (
              <CancelWithdrawalDialog
                withdrawal={withdrawal}
                onClose={() => {
                  setCancelling(false);
                  // A refused cancellation means that the withdrawal has changed.
                  void mutate();
                }}
              />
            )}
          </>
        )}
      </Stack>
    </Drawer>
  );

  /** The most important amount: what will arrive, or what was returned. */
  function leadOf(of: Schema<'Withdrawal'>) {
    const { status, amount, net } = of;
    if (isReturned(of)) {
      return {
        label: t('details.returned'),
        value: <Amount value={amount} />,
        hint: t('details.returnedHint'),
      };
    }
    return {
      label: t(status === 'successful' ? 'details.sent' : 'details.net'),
      value: <Amount value={net} />,
    };
  }
}
