import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Card, DateTime, Inline, KeyValueList, Stack, Text, useToast } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { LockDialog } from './LockDialog.tsx';
import { useCancelUnlocking, useRequestUnlocking } from './protection.requests.ts';

interface LockCardProps {
  lock: Schema<'AccountLock'> | null;
  /** Days until an unlocking takes effect that are offered. */
  delays: readonly number[];
}

/** Locks the account at once, and unlocks it after the delay that was chosen with the lock. */
export function LockCard({ lock, delays }: LockCardProps) {
  const { t } = useTranslation(messages);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={t('protection.lock.title')}>
      {lock ? (
        <Locked lock={lock} />
      ) : (
        <Stack gap={4} width="text">
          <Text>{t('protection.lock.body')}</Text>
          <Text tone="muted">{t('protection.lock.later')}</Text>
          <Inline>
            <Button onPress={() => setAsking(true)}>{t('protection.lock.open')}</Button>
          </Inline>
        </Stack>
      )}
      {isAsking && (
        <LockDialog
          delays={delays}
          onLocked={() => {
            setAsking(false);
            toast.show({ message: t('protection.lock.done') });
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function Locked({ lock: { date, unlockDays, unlockDate } }: { lock: Schema<'AccountLock'> }) {
  const { t } = useTranslation(messages);
  const request = useRequestUnlocking();
  const cancel = useCancelUnlocking();
  const error = request.error ?? cancel.error;
  return (
    <Stack gap={4} width="text">
      <Text weight="medium">{t('protection.lock.locked')}</Text>
      <KeyValueList
        items={[
          { id: 'since', term: t('protection.lock.since'), value: <DateTime value={date} /> },
          unlockDate === null
            ? {
                id: 'delay',
                term: t('protection.lock.delay'),
                value: t('protection.lock.days', { count: unlockDays }),
              }
            : { id: 'end', term: t('protection.lock.end'), value: <DateTime value={unlockDate} /> },
        ]}
      />
      <Text tone="muted">
        {unlockDate === null
          ? t('protection.unlock.body', { count: unlockDays })
          : t('protection.unlock.requested')}
      </Text>
      {error && <ProblemBanner error={error} />}
      <Inline>
        {unlockDate === null ? (
          <Button
            isPending={request.isMutating}
            pendingLabel={t('frame.saving')}
            onPress={() => void request.trigger()}
          >
            {t('protection.unlock.request')}
          </Button>
        ) : (
          <Button
            isPending={cancel.isMutating}
            pendingLabel={t('frame.saving')}
            onPress={() => void cancel.trigger()}
          >
            {t('protection.unlock.cancel')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
