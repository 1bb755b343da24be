import type { Schema } from '@meridian/api-client';
import { useMoneyPolling } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { Button, Drawer, Skeleton, Stack } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useWithdrawal } from '../withdrawals.requests.ts';
import { CancelWithdrawalDialog } from './CancelWithdrawalDialog.tsx';
import { isOnItsWay } from '../withdrawalStages.ts';
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx';

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
      actions={
        withdrawal?.status === 'pending' && (
          <Button onPress={() => setCancelling(true)}>{t('cancelling.open')}</Button>
        )
      }
    >
      <Stack gap={6}>
        {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {!withdrawal && !error && <Skeleton />}
        {withdrawal && (
          <>
            <WithdrawalReceipt withdrawal={withdrawal} />
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
}
