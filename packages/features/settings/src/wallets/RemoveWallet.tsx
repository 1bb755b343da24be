import { ProblemBanner } from '@meridian/problem';
import { ConfirmDialog, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useUpdateWallets } from './wallets.requests.ts';
import type { WalletSystem } from './walletSystems.ts';

interface RemoveWalletProps {
  system: WalletSystem;
  onRemoved: () => void;
  onCancel: () => void;
}

/** Asks before a wallet is removed. */
export function RemoveWallet({ system, onRemoved, onCancel }: RemoveWalletProps) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error } = useUpdateWallets();

  async function remove() {
    const outcome = await trigger({ body: { wallets: { [system.id]: null } } });
    if (outcome.ok) onRemoved();
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('wallet.removeTitle', { name: system.name })}
      confirmLabel={t('wallet.removeConfirm')}
      cancelLabel={t('wallet.keep')}
      variant="danger"
      onConfirm={() => void remove()}
      onCancel={onCancel}
      isPending={isMutating}
      pendingLabel={t('wallet.removing')}
      error={error && <ProblemBanner error={error} />}
    >
      <Text isCode>{system.wallet}</Text>
      <Text>{t('wallet.removeBody')}</Text>
    </ConfirmDialog>
  );
}
