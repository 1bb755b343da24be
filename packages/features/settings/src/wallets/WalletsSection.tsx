import { ProblemBanner } from '@meridian/problem';
import {
  Address,
  Button,
  Card,
  DateTime,
  Divider,
  EmptyState,
  Inline,
  PlusIcon,
  SkeletonRows,
  Stack,
  Text,
  useFocusAfterDialog,
  useToast,
  WalletIcon,
} from '@meridian/ui';
import { Fragment, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WalletDialog } from '../dialogs.ts';
import { messages } from '../messages.ts';
import { RemoveWallet } from './RemoveWallet.tsx';
import { useWalletSystems, type WalletSystem } from './walletSystems.ts';

type Opened =
  /** Null to add a wallet. */
  | { readonly is: 'edited'; readonly systemId: string | null }
  | { readonly is: 'removed'; readonly system: WalletSystem };

/** The wallets that withdrawals go to: add, change, remove. */
export function WalletsSection() {
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
  const saved = data.systems.flatMap((system) =>
    system.wallet === null ? [] : [{ ...system, wallet: system.wallet }],
  );
  const canAdd = data.systems.some(({ wallet, isAvailable }) => wallet === null && isAvailable);
  const add = canAdd && (
    <Button icon={PlusIcon} size="small" onPress={() => setOpened({ is: 'edited', systemId: null })}>
      {t('wallet.add')}
    </Button>
  );
  return (
    <Card title={t('wallet.title')} action={saved.length > 0 && add}>
      <div ref={content} tabIndex={-1}>
        {saved.length === 0 ? (
          <EmptyState icon={WalletIcon} headingLevel={3} title={t('wallet.emptyTitle')} action={add}>
            {t('wallet.emptyBody')}
          </EmptyState>
        ) : (
          <Stack gap={4}>
            <Text tone="muted">{t('wallet.lead')}</Text>
            {data.newWalletHours > 0 && (
              <Text tone="muted">{t('wallet.waits', { count: data.newWalletHours })}</Text>
            )}
            {saved.map((system, place) => (
              <Fragment key={system.id}>
                {place > 0 && <Divider />}
                <Inline justify="between" align="start" gap={3}>
                  <Stack gap={1}>
                    <Text weight="medium">{system.walletName ?? system.name}</Text>
                    {system.walletName !== null && <Text tone="muted">{system.name}</Text>}
                    <Address
                      value={system.wallet}
                      network={
                        system.isAvailable ? system.network : t('wallet.paused', { network: system.network })
                      }
                      copyLabel={t('wallet.copy')}
                      copiedLabel={t('wallet.copied')}
                      failedLabel={t('wallet.copyFailed')}
                    />
                    {system.usableDate !== null && (
                      <Text tone="muted">
                        <span>{t('wallet.usableFrom')}</span> <DateTime value={system.usableDate} />
                      </Text>
                    )}
                  </Stack>
                  <Inline gap={2}>
                    <Button
                      size="small"
                      aria-label={t('wallet.changeNamed', { name: system.name })}
                      onPress={() => setOpened({ is: 'edited', systemId: system.id })}
                    >
                      {t('wallet.change')}
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t('wallet.removeNamed', { name: system.name })}
                      onPress={() => setOpened({ is: 'removed', system })}
                    >
                      {t('wallet.remove')}
                    </Button>
                  </Inline>
                </Inline>
              </Fragment>
            ))}
          </Stack>
        )}
      </div>
      <Suspense>
        {opened?.is === 'edited' && (
          <WalletDialog
            systemId={opened.systemId}
            onSaved={() => {
              hide();
              toast.show({ message: t('wallet.saved') });
            }}
            onCancel={hide}
          />
        )}
      </Suspense>
      {opened?.is === 'removed' && (
        <RemoveWallet
          system={opened.system}
          onRemoved={() => {
            hide();
            setRemovals(removals + 1);
            toast.show({ message: t('wallet.removed') });
          }}
          onCancel={hide}
        />
      )}
    </Card>
  );
}
