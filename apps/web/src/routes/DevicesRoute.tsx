import { DevicesSection } from '@meridian/feature-auth';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';

export function Component() {
  return (
    <SettingsFrame section="devices">
      <DevicesSection />
    </SettingsFrame>
  );
}
