import { WalletsSection } from '@meridian/feature-settings';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';

export function Component() {
  return (
    <SettingsFrame section="walletSettings">
      <WalletsSection />
    </SettingsFrame>
  );
}
