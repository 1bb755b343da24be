import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Card, DateTime, Inline, KeyValueList, Stack, Text, useToast } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { LockDialog } from './LockDialog.tsx';
import { useCancelUnlocking, useRequestUnlocking } from './protection.requests.ts';
import { protectionMessages } from './messages.ts';

interface LockCardProps {
  lock: Schema<'AccountLock'> | null;
  /** Days until an unlocking takes effect that are offered. */
  delays: readonly number[];
}

/** Locks the account at once, and unlocks it after the delay that was chosen with the lock. */
export function LockCard({ lock, delays }: LockCardProps) {
  const { t } = useTranslation(protectionMessages);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={t('lock.title')}>
      {lock ? (
        <Locked lock={lock} />
      ) : (
        <Stack gap={4} width="text">
          <Text>{t('lock.body')}</Text>
          <Text tone="muted">{t('lock.later')}</Text>
          <Inline>
            <Button onPress={() => setAsking(true)}>{t('lock.open')}</Button>
          </Inline>
        </Stack>
      )}
      {isAsking && (
        <LockDialog
          delays={delays}
          onLocked={() => {
            setAsking(false);
            toast.show({ message: t('lock.done') });
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function Locked({ lock: { date, unlockDays, unlockDate } }: { lock: Schema<'AccountLock'> }) {
  const { t } = useTranslation(messages);
  const { t: tProtection } = useTranslation(protectionMessages);
  const request = useRequestUnlocking();
  const cancel = useCancelUnlocking();
  const error = request.error ?? cancel.error;
  return (
    <Stack gap={4} width="text">
      <Text weight="medium">{tProtection('lock.locked')}</Text>
      <KeyValueList
        items={[
          { id: 'since', term: tProtection('lock.since'), value: <DateTime value={date} /> },
          unlockDate === null
            ? {
                id: 'delay',
                term: tProtection('lock.delay'),
                value: tProtection('lock.days', { count: unlockDays }),
              }
            : { id: 'end', term: tProtection('lock.end'), value: <DateTime value={unlockDate} /> },
        ]}
      />
      <Text tone="muted">
        {unlockDate === null
          ? tProtection('unlock.body', { count: unlockDays })
          : tProtection('unlock.requested')}
      </Text>
      {error && <ProblemBanner error={error} />}
      <Inline>
        {unlockDate === null ? (
          <Button
            isPending={request.isMutating}
            pendingLabel={t('frame.saving')}
            onPress={() => void request.trigger()}
          >
            {tProtection('unlock.request')}
          </Button>
        ) : (
          <Button
            isPending={cancel.isMutating}
            pendingLabel={t('frame.saving')}
            onPress={() => void cancel.trigger()}
          >
            {tProtection('unlock.cancel')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
