import { WalletsSection } from '@meridian/feature-settings';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { usePaths } from './paths.ts';

export function Component() {
  return (
    <SettingsFrame section="walletSettings">
      <WalletsSection hrefs={usePaths()} />
    </SettingsFrame>
  );
}
