import type { Schema } from '@meridian/api-client';
import { usePaymentSystems } from '@meridian/api-client/react';
import { Amount, CopyField, DateTime, KeyValueList, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { refillEnding } from './refillEnding.ts';

/** The details of a refill that section 3 of the specification requires. */
export function RefillFacts({ refill }: { refill: Schema<'Refill'> }) {
  const { t } = useTranslation(messages);
  const { data: systems } = usePaymentSystems();
  const { requestedAmount, creditedAmount, creationDate, creditDate, network, address, hash } = refill;
  const isWaiting = refill.status === 'waiting';
  const notCredited = t(isWaiting ? 'details.notYet' : 'details.never');
  return (
    <Stack gap={4}>
      <KeyValueList
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
          {
            id: 'system',
            term: t('details.system'),
            value: systems?.items.find(({ id }) => id === refill.system)?.name ?? refill.system,
          },
          { id: 'network', term: t('details.network'), value: network },
          {
            id: 'address',
            term: t('details.address'),
            value: (
              <Text isCode isInline>
                {address}
              </Text>
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
        <CopyField
          label={t('details.hash')}
          value={hash}
          copyLabel={t('details.copyHash')}
          copiedLabel={t('details.hashCopied')}
          failedLabel={t('address.copyFailed')}
        />
      )}
    </Stack>
  );
}
