import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import {
  Address,
  Button,
  Card,
  DateTime,
  Divider,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  PlusIcon,
  SkeletonRows,
  Stack,
  Text,
  useFocusAfterDialog,
  useToast,
  WalletIcon,
} from '@meridian/ui';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WalletDialog } from '../dialogs.ts';
import { messages } from '../messages.ts';
import { openSystems, useWalletSystems, type WalletSystem } from './walletSystems.ts';

const RemoveWallet = lazy(() => import('./RemoveWallet.tsx'));

type Opened =
  /** Null to add a wallet. */
  | { readonly is: 'edited'; readonly walletId: string | null }
  | { readonly is: 'removed'; readonly wallet: Schema<'SavedWallet'>; readonly name: string };

export interface WalletsSectionProps {
  hrefs?: {
    /** Where withdrawals are limited to the saved wallets. */
    protection?: string;
  };
}

/** The wallets that withdrawals go to, by currency and network: add, change, remove. */
export function WalletsSection({ hrefs = {} }: WalletsSectionProps) {
  const { t } = useTranslation(messages);
  const toast = useToast();
  const { data, error, retry } = useWalletSystems();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [removals, setRemovals] = useState(0);
  const content = useFocusAfterDialog<HTMLDivElement>(removals);
  const hide = () => setOpened(null);

  if (!data) {
    return (
      <Card title={t('wallet.title')}>
        {error ? <ProblemBanner error={error} onRetry={retry} /> : <SkeletonRows count={2} />}
      </Card>
    );
  }
  const used = data.systems.filter(({ wallets }) => wallets.length > 0);
  const add = openSystems(data).length > 0 && (
    <Button icon={PlusIcon} size="small" onPress={() => setOpened({ is: 'edited', walletId: null })}>
      {t('wallet.add')}
    </Button>
  );
  const fixed = data.onlyThese?.on && <FixedNote offDate={data.onlyThese.offDate} href={hrefs.protection} />;
  return (
    <Card title={t('wallet.title')} action={used.length > 0 && add}>
      <div ref={content} tabIndex={-1}>
        {used.length === 0 ? (
          <EmptyState icon={WalletIcon} headingLevel={3} title={t('wallet.emptyTitle')} action={add}>
            {fixed || t('wallet.emptyBody')}
          </EmptyState>
        ) : (
          <Stack gap={4}>
            <Text tone="muted">{t('wallet.lead')}</Text>
            {fixed}
            {!fixed && data.newWalletHours > 0 && (
              <Text tone="muted">{t('wallet.waits', { count: data.newWalletHours })}</Text>
            )}
            {used.map((system, place) => (
              <Fragment key={system.id}>
                {place > 0 && <Divider />}
                <SystemWallets
                  system={system}
                  isFullSaid={data.isSeveral && system.isFull && !fixed}
                  onEdit={(walletId) => setOpened({ is: 'edited', walletId })}
                  onRemove={(wallet, name) => setOpened({ is: 'removed', wallet, name })}
                />
              </Fragment>
            ))}
          </Stack>
        )}
      </div>
      <Suspense>
        {opened?.is === 'edited' && (
          <WalletDialog
            walletId={opened.walletId}
            onSaved={() => {
              hide();
              toast.show({ message: t('wallet.saved') });
            }}
            onCancel={hide}
          />
        )}
        {opened?.is === 'removed' && (
          <RemoveWallet
            wallet={opened.wallet}
            name={opened.name}
            isSeveral={data.isSeveral}
            onRemoved={() => {
              hide();
              setRemovals(removals + 1);
              toast.show({ message: t('wallet.removed') });
            }}
            onCancel={hide}
          />
        )}
      </Suspense>
    </Card>
  );
}

/** Why no wallet can be added and no address changed. */
function FixedNote({ offDate, href }: { offDate: string | null; href: string | undefined }) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={2}>
      <Text>{t('wallet.fixed')}</Text>
      {offDate !== null && (
        <Text>
          <span>{t('wallet.fixedUntil')}</span> <DateTime value={offDate} />
        </Text>
      )}
      {href !== undefined && (
        <Inline>
          <LinkButton size="small" href={href}>
            {t('wallet.toProtection')}
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
}

interface SystemWalletsProps {
  system: WalletSystem;
  /** Whether to say that there can be no more. */
  isFullSaid: boolean;
  onEdit: (walletId: string) => void;
  onRemove: (wallet: Schema<'SavedWallet'>, name: string) => void;
}

/** The wallets in one currency and network. */
function SystemWallets({ system, isFullSaid, onEdit, onRemove }: SystemWalletsProps) {
  const { t } = useTranslation(messages);
  const { name, network, isAvailable, wallets } = system;
  return (
    <Stack gap={4}>
      <Heading level={3}>{name}</Heading>
      {wallets.map((wallet) => {
        const named = wallet.name === null ? name : `${wallet.name}, ${name}`;
        return (
          <Stack key={wallet.id} gap={2}>
            <Stack gap={1}>
              {(wallet.name !== null || wallets.length > 1) && (
                <Text weight="medium">{wallet.name ?? t('wallet.unnamed')}</Text>
              )}
              <Address
                value={wallet.address}
                network={isAvailable ? network : t('wallet.paused', { network })}
                copyLabel={t('wallet.copy')}
                copiedLabel={t('wallet.copied')}
                failedLabel={t('wallet.copyFailed')}
              />
              {wallet.usableDate !== null && (
                <Text tone="muted">
                  <span>{t('wallet.usableFrom')}</span> <DateTime value={wallet.usableDate} />
                </Text>
              )}
            </Stack>
            <Inline gap={2}>
              <Button
                size="small"
                aria-label={t('wallet.changeNamed', { name: named })}
                onPress={() => onEdit(wallet.id)}
              >
                {t('wallet.change')}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={t('wallet.removeNamed', { name: named })}
                onPress={() => onRemove(wallet, wallet.name ?? name)}
              >
                {t('wallet.remove')}
              </Button>
            </Inline>
          </Stack>
        );
      })}
      {isFullSaid && <Text tone="muted">{t('wallet.full')}</Text>}
    </Stack>
  );
}
