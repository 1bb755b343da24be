import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { ConfirmDialog, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useRemoveWallet, useUpdateWallets } from './wallets.requests.ts';

interface RemoveWalletProps {
  wallet: Schema<'SavedWallet'>;
  /** What the user calls it. */
  name: string;
  /** Whether a payment system can have several. */
  isSeveral: boolean;
  onRemoved: () => void;
  onCancel: () => void;
}

/** Asks before a wallet is removed. */
export default function RemoveWallet({ wallet, name, isSeveral, onRemoved, onCancel }: RemoveWalletProps) {
  const { t } = useTranslation(messages);
  const { id, system, address } = wallet;
  const one = useRemoveWallet();
  const only = useUpdateWallets();
  const error = one.error ?? only.error;

  async function remove() {
    const outcome = isSeveral
      ? await one.trigger({ params: { path: { id } } })
      : await only.trigger({ body: { wallets: { [system]: null } } });
    if (outcome.ok) onRemoved();
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('wallet.removeTitle', { name })}
      confirmLabel={t('wallet.removeConfirm')}
      cancelLabel={t('wallet.keep')}
      variant="danger"
      onConfirm={() => void remove()}
      onCancel={onCancel}
      isPending={one.isMutating || only.isMutating}
      pendingLabel={t('wallet.removing')}
      error={error && <ProblemBanner error={error} />}
    >
      <Text isCode>{address}</Text>
      <Text>{t('wallet.removeBody')}</Text>
    </ConfirmDialog>
  );
}
