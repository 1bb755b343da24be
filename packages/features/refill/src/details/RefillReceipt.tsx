import type { Schema } from '@meridian/api-client';
import { usePaymentSystems } from '@meridian/api-client/react';
import { SupportRequestLink } from '@meridian/problem';
import { ExplorerLink, StepReceipt, useCopyTexts } from '@meridian/receipts';
import { Amount, CopyField, DateTime, KeyValueList, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { RefillStatusBadge } from '../RefillStatusBadge.tsx';
import { ConfirmationTicks } from './ConfirmationTicks.tsx';
import { refillEnding } from './refillEnding.ts';
import { RefillNextStep } from './RefillNextStep.tsx';
import { RefillTimeline } from './RefillTimeline.tsx';
import { useRefillOutlook } from './useRefillOutlook.ts';

interface RefillReceiptProps {
  refill: Schema<'Refill'>;
  /** When the refill was last checked. */
  checkedAt: string | undefined;
}

/** The receipt of a refill: the details that section 3 of the specification requires, its stages, and what happens next. */
export function RefillReceipt({ refill, checkedAt }: RefillReceiptProps) {
  const { t } = useTranslation(messages);
  const { failedLabel } = useCopyTexts();
  const writeOutlook = useRefillOutlook();
  const { data: systems } = usePaymentSystems();
  const { id, requestedAmount, creditedAmount, creationDate, creditDate, network, address, hash } = refill;
  const system = systems?.items.find((one) => one.id === refill.system);
  const isWaiting = refill.status === 'waiting';
  const notCredited = t(isWaiting ? 'details.notYet' : 'details.never');
  return (
    <StepReceipt
      label={t(creditedAmount ? 'details.credited' : 'details.requested')}
      amount={<Amount value={refill.amount} />}
      badge={<RefillStatusBadge refill={refill} />}
      {...(refillEnding(refill) === null && {
        line: <ConfirmationTicks count={refill.confirmations} required={refill.requiredConfirmations} />,
      })}
      next={writeOutlook(refill)}
      notice={<RefillNextStep refill={refill} checkedAt={checkedAt} />}
      items={[
        { id: 'requested', term: t('details.requested'), value: <Amount value={requestedAmount} /> },
        {
          id: 'credited',
          term: t('details.credited'),
          value: creditedAmount ? <Amount value={creditedAmount} /> : notCredited,
        },
        { id: 'creation', term: t('details.creationDate'), value: <DateTime value={creationDate} /> },
        {
          id: 'credit',
          term: t('details.creditDate'),
          value: creditDate === null ? notCredited : <DateTime value={creditDate} />,
        },
      ]}
      number={id}
    >
      <RefillTimeline refill={refill} checkedAt={checkedAt} />
      <KeyValueList
        items={[
          {
            id: 'system',
            term: t('details.system'),
            value: system?.name ?? refill.system,
          },
          { id: 'network', term: t('details.network'), value: network },
          // To read, not to copy: nothing invites a second transfer.
          {
            id: 'address',
            term: t('details.address'),
            value: (
              <Stack gap={1} align="start">
                <Text isCode isInline>
                  {address}
                </Text>
                {hash !== null && <ExplorerLink explorer={system?.explorer} of="address" value={address} />}
              </Stack>
            ),
          },
          // Whether a transfer came is not said about a refill that was refused: one may have come from another user.
          ...(hash === null && (isWaiting || refillEnding(refill) === 'expired')
            ? [
                {
                  id: 'hash',
                  term: t('details.hash'),
                  value: t(isWaiting ? 'details.hashNone' : 'details.hashMissing'),
                },
              ]
            : []),
        ]}
      />
      {hash !== null && (
        <Stack gap={2}>
          <CopyField
            label={t('details.hash')}
            value={hash}
            grouping="fours"
            copyLabel={t('details.copyHash')}
            copiedLabel={t('details.hashCopied')}
            failedLabel={failedLabel}
          />
          <ExplorerLink explorer={system?.explorer} of="transaction" value={hash} />
        </Stack>
      )}
      <SupportRequestLink about="refill" number={id} />
    </StepReceipt>
  );
}
