export { AppearanceSection } from './appearance/AppearanceSection.tsx';
export { SubscriptionDialog, WalletDialog } from './dialogs.ts';
export { SettingsLayout } from './frame/SettingsLayout.tsx';
export { type SettingsEntry, SettingsOverview } from './frame/SettingsOverview.tsx';
export { PasswordSection } from './password/PasswordSection.tsx';
export { ProfileSection } from './profile/ProfileSection.tsx';
export { SecuritySection } from './security/SecuritySection.tsx';
export { SubscriptionSection } from './subscription/SubscriptionSection.tsx';
export { WalletsSection } from './wallets/WalletsSection.tsx';
