import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Card, DateTime, SkeletonRows, Stack, Text } from '@meridian/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LockCard } from './LockCard.tsx';
import { MissingCard, type MissingHrefs } from './MissingCard.tsx';
import { OnlyTheseWalletsCard } from './OnlyTheseWalletsCard.tsx';
import { OwnLimitsCard } from './OwnLimitsCard.tsx';
import { useProtection } from './protection.requests.ts';
import { protectionMessages } from './messages.ts';

export interface ProtectionPageProps {
  hrefs: MissingHrefs;
  /**
   * Called with the moment of the lock, or null, whenever the server says it: another device may have changed it. Keep this stable.
   */
  onLockChange: (lockDate: string | null) => void;
}

/** The protection that people set themselves: the lock, own limits, the wallets that stay as they are, the pause of withdrawals, and what they do not use yet. */
export function ProtectionPage({ hrefs, onLockChange }: ProtectionPageProps) {
  const { t } = useTranslation(protectionMessages);
  const { data, error, mutate } = useProtection();
  const lockDate = data && (data.lock?.date ?? null);
  useEffect(() => {
    if (lockDate !== undefined) onLockChange(lockDate);
  }, [lockDate, onLockChange]);
  if (!data) {
    return error ? (
      <ProblemBanner error={error} onRetry={() => void mutate()} />
    ) : (
      <>
        <Card title={t('lock.title')}>
          <SkeletonRows count={3} />
        </Card>
        {/* What is above decides where its title stands. */}
        <Card>
          <SkeletonRows count={6} />
        </Card>
      </>
    );
  }
  return (
    <>
      <LockCard lock={data.lock} delays={data.unlockDays} />
      <OwnLimitsCard limits={data.limits} raiseHours={data.limitRaiseHours} isLocked={data.lock !== null} />
      {data.onlyTheseWallets && (
        <OnlyTheseWalletsCard
          state={data.onlyTheseWallets}
          delayHours={data.limitRaiseHours}
          isLocked={data.lock !== null}
        />
      )}
      {(data.pauseHours > 0 || data.pausedUntil !== null) && <PauseCard protection={data} />}
      <MissingCard missing={data.missing} hrefs={hrefs} />
    </>
  );
}

function PauseCard({ protection: { pauseHours, pausedUntil } }: { protection: Schema<'Protection'> }) {
  const { t } = useTranslation(protectionMessages);
  return (
    <Card title={t('pause.title')}>
      <Stack gap={3} width="text">
        {pausedUntil !== null && (
          <Text weight="medium">
            <span>{t('pause.until')}</span> <DateTime value={pausedUntil} />
          </Text>
        )}
        {pauseHours > 0 && <Text>{t('pause.body', { count: pauseHours })}</Text>}
      </Stack>
    </Card>
  );
}
