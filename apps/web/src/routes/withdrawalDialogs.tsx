import { SubscriptionDialog, WalletDialog } from '@meridian/feature-settings';
import type { WithdrawalDialogs } from '@meridian/feature-withdraw';
import { updateUser } from '../session/session.ts';
import { usePaths } from './paths.ts';

/** What a withdrawal opens of other features. */
export const dialogs: WithdrawalDialogs = {
  Wallet: WalletDialog,
  Subscription: function Subscription({ onBought, onClose }) {
    return (
      <SubscriptionDialog
        onBought={(subscription) => {
          updateUser({ subscription });
          onBought();
        }}
        onClose={onClose}
        hrefs={usePaths()}
      />
    );
  },
};
