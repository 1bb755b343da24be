import { ProblemBanner } from '@meridian/problem';
import { Dialog, Skeleton } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useWalletDraft } from './useWalletDraft.ts';
import { WalletForm } from './WalletForm.tsx';
import { useWalletSystems } from './walletSystems.ts';

export interface WalletDialogProps {
  /** The wallet to change, as `listWallets` of `@meridian/api-client` has it; null to add one. */
  walletId: string | null;
  /** Called with the id of the wallet. */
  onSaved: (walletId: string) => void;
  onCancel: () => void;
}

/** Adds or changes a wallet. A press outside never closes it, because that would lose the input. */
export function WalletDialog({ walletId, onSaved, onCancel }: WalletDialogProps) {
  const { t } = useTranslation(messages);
  const { data, error, retry } = useWalletSystems();
  const [isSaving, setSaving] = useState(false);
  const { forget } = useWalletDraft(walletId);
  return (
    <Dialog
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled={isSaving}
      onOpenChange={() => {
        forget();
        onCancel();
      }}
      title={t(walletId === null ? 'wallet.addTitle' : 'wallet.changeTitle')}
      closeLabel={t('frame.cancel')}
    >
      {data && <WalletForm {...data} walletId={walletId} onSavingChange={setSaving} onSaved={onSaved} />}
      {!data && error && <ProblemBanner error={error} onRetry={retry} />}
      {!data && !error && <Skeleton shape="block" />}
    </Dialog>
  );
}
