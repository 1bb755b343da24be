import { listWallets, type Schema } from '@meridian/api-client';
import { usePaymentSystems, useWallets } from '@meridian/api-client/react';
import { SupportRequestLink } from '@meridian/problem';
import { ExplorerLink, StepReceipt, type StepReceiptProps, useCopyTexts } from '@meridian/receipts';
import { Amount, CopyField, DateTime, Duration, KeyValueList, MoneyLine, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { isReturned } from '../withdrawalStages.ts';
import { WithdrawalStatusBadge } from '../WithdrawalStatusBadge.tsx';
import { useWithdrawalOutlook } from './useWithdrawalOutlook.ts';
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx';

interface WithdrawalReceiptProps extends Pick<StepReceiptProps, 'title' | 'actions'> {
  withdrawal: Schema<'Withdrawal'>;
}

/** The receipt of a withdrawal: the details that section 3 requires, its fee, its stages, and what happens next. */
export function WithdrawalReceipt({ withdrawal, title, actions }: WithdrawalReceiptProps) {
  const { t } = useTranslation(messages);
  const writeOutlook = useWithdrawalOutlook();
  const systems = usePaymentSystems().data?.items;
  const { id, status, amount, fee, net, wallet, hash, network, creationDate, withdrawalDate } = withdrawal;
  const saved = useWallets().data;
  // A name belongs to the saved address, which may be another one by now.
  const name =
    saved &&
    listWallets(saved).find((one) => one.system === withdrawal.system && one.address === wallet)?.name;
  const system = systems?.find((one) => one.id === withdrawal.system);
  const copyTexts = useCopyTexts();
  const isBack = isReturned(withdrawal);
  const missing = t(isBack ? 'details.none' : 'details.notYet');
  const lead = isBack
    ? { label: t('details.returned'), amount: <Amount value={amount} />, hint: t('details.returnedHint') }
    : {
        label: t(status === 'successful' ? 'details.sent' : 'details.net'),
        amount: <Amount value={net} />,
      };
  return (
    <StepReceipt
      title={title}
      {...lead}
      badge={<WithdrawalStatusBadge withdrawal={withdrawal} words="details" />}
      {...(!isBack && {
        line: (
          <MoneyLine
            size={24}
            segments={[{ state: status === 'successful' ? 'free' : 'coming', from: 0, to: 1 }]}
            stops={[{ mark: 'decided', at: 0 }]}
            enters={title !== undefined}
          />
        ),
      })}
      {...writeOutlook(withdrawal)}
      items={[
        // All of it came back. The timeline says what left and what returned.
        ...(isBack
          ? []
          : [
              { id: 'amount', term: t('details.left'), value: <Amount value={amount} /> },
              { id: 'fee', term: t('summary.fee'), value: <Amount value={fee} /> },
            ]),
        ...(status === 'pending' && system?.withdrawal
          ? [
              {
                id: 'time',
                term: t('summary.time'),
                value: <Duration seconds={system.withdrawal.expectedSeconds} />,
              },
            ]
          : []),
      ]}
      number={id}
      actions={actions}
    >
      <WithdrawalTimeline withdrawal={withdrawal} />
      <KeyValueList
        items={[
          { id: 'system', term: t('details.system'), value: system?.name ?? network },
          { id: 'created', term: t('details.created'), value: <DateTime value={creationDate} /> },
          {
            id: 'withdrawn',
            term: t('details.withdrawn'),
            value: withdrawalDate === null ? missing : <DateTime value={withdrawalDate} />,
          },
          ...(hash === null ? [{ id: 'hash', term: t('details.hash'), value: missing }] : []),
        ]}
      />
      <Stack gap={2}>
        <CopyField
          label={!name ? t('details.wallet') : t('details.walletNamed', { name })}
          value={wallet}
          grouping="fours"
          {...copyTexts}
        />
        <ExplorerLink explorer={system?.explorer} of="address" value={wallet} />
      </Stack>
      {hash !== null && (
        <Stack gap={2}>
          <CopyField label={t('details.hash')} value={hash} grouping="fours" {...copyTexts} />
          <ExplorerLink explorer={system?.explorer} of="transaction" value={hash} />
        </Stack>
      )}
      <SupportRequestLink about="withdrawal" number={id} />
    </StepReceipt>
  );
}
