import type { Schema } from '@meridian/api-client';
import { useApiQuery, useMoneyPolling } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { Amount, Drawer, Inline, Stack, Stat, StatList } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { isOnItsWay } from '../isOnItsWay.ts';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import { WithdrawalStatusBadge } from '../WithdrawalStatusBadge.tsx';
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx';

interface WithdrawalDrawerProps {
  /** As in the history; the drawer polls it until it is decided. */
  withdrawal: Schema<'Withdrawal'>;
  onHide: () => void;
}

/** The details view of section 2. */
export default function WithdrawalDrawer({ withdrawal: known, onHide }: WithdrawalDrawerProps) {
  const { t } = useTranslation('withdraw');
  const {
    data: withdrawal = known,
    error,
    mutate,
  } = useApiQuery('/funds/payments/{id}', { params: { path: { id: known.id } } });
  useMoneyPolling(isOnItsWay(withdrawal));
  return (
    <Drawer isOpen onOpenChange={onHide} title={t('details.title')} closeLabel={t('details.close')}>
      <Stack gap={6}>
        {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        <Inline justify="between" align="start">
          <StatList>
            <Stat emphasis="lead" {...leadOf(withdrawal)} />
          </StatList>
          <WithdrawalStatusBadge status={withdrawal.status} />
        </Inline>
        <WithdrawalTimeline withdrawal={withdrawal} />
        <WithdrawalFacts withdrawal={withdrawal} />
      </Stack>
    </Drawer>
  );

  /** The most important amount: what will arrive, or what was returned. */
  function leadOf({ status, amount, net }: Schema<'Withdrawal'>) {
    if (status === 'rejected') return { label: t('details.returned'), value: <Amount value={amount} /> };
    if (status === 'error') return { label: t('history.amount'), value: <Amount value={amount} /> };
    return { label: t('details.net'), value: <Amount value={net} /> };
  }
}
