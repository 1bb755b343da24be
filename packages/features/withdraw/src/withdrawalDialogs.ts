import type { ComponentType } from 'react';

/** Dialogs of the settings, which the app passes in. They may be lazy. A closed dialog is not rendered. */
export interface WithdrawalDialogs {
  readonly Wallet: ComponentType<{
    /** The wallet to change, as `listWallets` of `@meridian/api-client` has it; null to add one. */
    walletId: string | null;
    onSaved: (walletId: string) => void;
    onCancel: () => void;
  }>;
  readonly Subscription: ComponentType<{
    /** Called as soon as the subscription is paid for, while the dialog shows the receipt. */
    onBought: () => void;
    onClose: () => void;
  }>;
}
