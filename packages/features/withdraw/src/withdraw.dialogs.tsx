import { Button, Dialog, Inline } from '@meridian/ui';
import type { WithdrawalDialogs } from './withdrawalDialogs.ts';

/** Stand-ins for the dialogs of the settings, for tests and stories. They call nothing. */
export const standInDialogs: WithdrawalDialogs = {
  Wallet: ({ walletId, onSaved, onCancel }) => (
    <Dialog isOpen title={`Wallet: ${walletId ?? 'new'}`} onOpenChange={onCancel}>
      <Button onPress={() => onSaved(walletId ?? 'usdt-erc20')}>Save</Button>
    </Dialog>
  ),
  Subscription: ({ onBought, onClose }) => (
    <Dialog isOpen title="Subscription" onOpenChange={onClose}>
      <Inline>
        <Button onPress={onBought}>Pay</Button>
        <Button onPress={onClose}>Done</Button>
      </Inline>
    </Dialog>
  ),
};
