import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Card, DateTime, Inline, Stack, Text, useToast } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useUpdateOnlyTheseWallets } from './protection.requests.ts';

const OnlyTheseWalletsDialog = lazy(() => import('./OnlyTheseWalletsDialog.tsx'));

interface OnlyTheseWalletsCardProps {
  state: Schema<'OnlyTheseWallets'>;
  /** Hours until it is off. */
  delayHours: number;
  /** A locked account takes no change. */
  isLocked: boolean;
}

/** Limits withdrawals to the wallets that are saved now: at once, and until some time after it was switched off. */
export function OnlyTheseWalletsCard({
  state: { on, offDate },
  delayHours,
  isLocked,
}: OnlyTheseWalletsCardProps) {
  const { t } = useTranslation(messages);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { trigger, isMutating, error } = useUpdateOnlyTheseWallets();

  async function set(next: boolean) {
    const outcome = await trigger({ body: { on: next } });
    if (outcome.ok)
      toast.show({ message: t(next ? 'protection.wallets.kept' : 'protection.wallets.ending') });
  }

  return (
    <Card title={t('protection.wallets.title')}>
      <Stack gap={4} width="text">
        {on && <Text weight="medium">{t('protection.wallets.isOn')}</Text>}
        <Text>{t('protection.wallets.body')}</Text>
        <Text tone="muted">{t('protection.wallets.later', { count: delayHours })}</Text>
        {on && offDate !== null && (
          <Text weight="medium">
            <span>{t('protection.wallets.until')}</span> <DateTime value={offDate} />
          </Text>
        )}
        {error && <ProblemBanner error={error} />}
        <Inline>
          {!on && (
            <Button isDisabled={isLocked} onPress={() => setAsking(true)}>
              {t('protection.wallets.open')}
            </Button>
          )}
          {on && (
            <Button
              isDisabled={isLocked}
              isPending={isMutating}
              pendingLabel={t('frame.saving')}
              onPress={() => void set(offDate !== null)}
            >
              {offDate === null
                ? t('protection.wallets.end', { count: delayHours })
                : t('protection.wallets.keep')}
            </Button>
          )}
        </Inline>
        {isLocked && <Text tone="muted">{t('protection.wallets.locked')}</Text>}
      </Stack>
      <Suspense>
        {isAsking && (
          <OnlyTheseWalletsDialog
            onDone={() => {
              setAsking(false);
              toast.show({ message: t('protection.wallets.done') });
            }}
            onCancel={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
