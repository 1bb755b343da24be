import { SubscriptionDialog, WalletDialog } from '@meridian/feature-settings';
import { type WithdrawalDialogs, WithdrawalPage, withdrawalFilters } from '@meridian/feature-withdraw';
import { updateUser } from '../session/session.ts';
import { usePaths } from './paths.ts';
import { useDetails } from './useDetails.ts';
import { useListFilters } from './useListFilters.ts';

const dialogs: WithdrawalDialogs = {
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

export function Component() {
  return (
    <WithdrawalPage
      filters={useListFilters(withdrawalFilters)}
      details={useDetails('withdrawal')}
      dialogs={dialogs}
      hrefs={usePaths()}
    />
  );
}
