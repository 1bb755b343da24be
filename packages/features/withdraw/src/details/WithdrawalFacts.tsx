import type { Schema } from '@meridian/api-client';
import { usePaymentSystems, useWallets } from '@meridian/api-client/react';
import { Amount, CopyField, DateTime, Duration, KeyValueList, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { isReturned } from '../withdrawalStages.ts';

/** The details of a withdrawal that section 3 requires, with its fee and usual duration. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Schema<'Withdrawal'> }) {
  const { t } = useTranslation(messages);
  const systems = usePaymentSystems().data?.items;
  const { status, amount, fee, wallet, hash, network, creationDate, withdrawalDate } = withdrawal;
  const saved = useWallets().data;
  // A name belongs to the saved address, which may be another one by now.
  const name = saved?.wallets[withdrawal.system] === wallet ? saved.names[withdrawal.system] : undefined;
  const system = systems?.find(({ id }) => id === withdrawal.system);
  const copying = {
    copyLabel: t('details.copy'),
    copiedLabel: t('details.copied'),
    failedLabel: t('details.copyFailed'),
  };
  const isBack = isReturned(withdrawal);
  const missing = t(isBack ? 'details.none' : 'details.notYet');
  return (
    <Stack gap={4}>
      <KeyValueList
        items={[
          // All of it came back. The timeline says what left and what returned.
          ...(isBack
            ? []
            : [
                { id: 'amount', term: t('details.left'), value: <Amount value={amount} /> },
                { id: 'fee', term: t('summary.fee'), value: <Amount value={fee} /> },
              ]),
          { id: 'system', term: t('details.system'), value: system?.name ?? network },
          { id: 'network', term: t('summary.network'), value: network },
          { id: 'created', term: t('details.created'), value: <DateTime value={creationDate} /> },
          {
            id: 'withdrawn',
            term: t('details.withdrawn'),
            value: withdrawalDate === null ? missing : <DateTime value={withdrawalDate} />,
          },
          ...(status === 'pending' && system?.withdrawal
            ? [
                {
                  id: 'time',
                  term: t('summary.time'),
                  value: <Duration seconds={system.withdrawal.expectedSeconds} />,
                },
              ]
            : []),
          ...(hash === null ? [{ id: 'hash', term: t('details.hash'), value: missing }] : []),
        ]}
      />
      <CopyField
        label={name === undefined ? t('details.wallet') : t('details.walletNamed', { name })}
        value={wallet}
        grouping="fours"
        {...copying}
      />
      {hash !== null && <CopyField label={t('details.hash')} value={hash} grouping="fours" {...copying} />}
    </Stack>
  );
}
