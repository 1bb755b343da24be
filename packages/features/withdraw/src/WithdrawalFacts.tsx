import type { Schema } from '@meridian/api-client';
import { Amount, CopyField, DateTime, KeyValueList, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { usePaymentSystems } from './usePaymentSystems.ts';

/** The details of section 3: wallet, hash, system and dates, with the fee and what leaves the balance for it. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Schema<'Withdrawal'> }) {
  const { t } = useTranslation('withdraw');
  const systems = usePaymentSystems().data?.items;
  const { amount, fee, wallet, hash, system, network, creationDate, withdrawalDate } = withdrawal;
  const copying = {
    copyLabel: t('details.copy'),
    copiedLabel: t('details.copied'),
    failedLabel: t('details.copyFailed'),
  };
  const isOver = withdrawal.status === 'rejected' || withdrawal.status === 'error';
  const missing = t(isOver ? 'details.none' : 'details.notYet');
  return (
    <Stack gap={4}>
      <KeyValueList
        items={[
          { id: 'amount', term: t('summary.leaves'), value: <Amount value={amount} /> },
          { id: 'fee', term: t('summary.fee'), value: <Amount value={fee} /> },
          {
            id: 'system',
            term: t('details.system'),
            value: systems?.find(({ id }) => id === system)?.name ?? network,
          },
          { id: 'network', term: t('summary.network'), value: network },
          { id: 'created', term: t('details.created'), value: <DateTime value={creationDate} /> },
          {
            id: 'withdrawn',
            term: t('details.withdrawn'),
            value: withdrawalDate === null ? missing : <DateTime value={withdrawalDate} />,
          },
          ...(hash === null ? [{ id: 'hash', term: t('details.hash'), value: missing }] : []),
        ]}
      />
      <CopyField label={t('details.wallet')} value={wallet} grouping="fours" {...copying} />
      {hash !== null && <CopyField label={t('details.hash')} value={hash} grouping="fours" {...copying} />}
    </Stack>
  );
}
