import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Card, DateTime, Inline, Stack, Text, useToast } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useUpdateOnlyTheseWallets } from './protection.requests.ts';
import { protectionMessages } from './messages.ts';

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
  const { t: tProtection } = useTranslation(protectionMessages);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { trigger, isMutating, error } = useUpdateOnlyTheseWallets();

  async function set(next: boolean) {
    const outcome = await trigger({ body: { on: next } });
    if (outcome.ok) toast.show({ message: tProtection(next ? 'wallets.kept' : 'wallets.ending') });
  }

  return (
    <Card title={tProtection('wallets.title')}>
      <Stack gap={4} width="text">
        {on && <Text weight="medium">{tProtection('wallets.isOn')}</Text>}
        <Text>{tProtection('wallets.body')}</Text>
        <Text tone="muted">{tProtection('wallets.later', { count: delayHours })}</Text>
        {on && offDate !== null && (
          <Text weight="medium">
            <span>{tProtection('wallets.until')}</span> <DateTime value={offDate} />
          </Text>
        )}
        {error && <ProblemBanner error={error} />}
        <Inline>
          {!on && (
            <Button isDisabled={isLocked} onPress={() => setAsking(true)}>
              {tProtection('wallets.open')}
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
                ? tProtection('wallets.end', { count: delayHours })
                : tProtection('wallets.keep')}
            </Button>
          )}
        </Inline>
        {isLocked && <Text tone="muted">{tProtection('wallets.locked')}</Text>}
      </Stack>
      <Suspense>
        {isAsking && (
          <OnlyTheseWalletsDialog
            onDone={() => {
              setAsking(false);
              toast.show({ message: tProtection('wallets.done') });
            }}
            onCancel={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
