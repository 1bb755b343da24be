import { VerificationPage } from '@meridian/feature-verification';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';

export function Component() {
  return (
    <SettingsFrame section="verification">
      <VerificationPage />
    </SettingsFrame>
  );
}
