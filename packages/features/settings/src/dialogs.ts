import { lazy } from 'react';

// Loaded when they are opened: dialog, choice cards and checksums of addresses are large.

/** Adds or changes a wallet. Render it inside `Suspense`, also on pages of other features. */
export const WalletDialog = lazy(async () => ({
  default: (await import('./wallets/WalletDialog.tsx')).WalletDialog,
}));

/** Activates a subscription and shows the receipt. Render it inside `Suspense`, also on pages of other features. */
export const SubscriptionDialog = lazy(async () => ({
  default: (await import('./subscription/SubscriptionDialog.tsx')).SubscriptionDialog,
}));
