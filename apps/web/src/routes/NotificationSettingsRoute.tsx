import { NotificationSection } from '@meridian/feature-settings';
import { useExpectedCapabilities } from '../cabinet/useCapabilities.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';

export function Component() {
  const { referrals, cases } = useExpectedCapabilities();
  return (
    <SettingsFrame section="notificationSettings">
      <NotificationSection
        hidden={[...(referrals ? [] : (['partners'] as const)), ...(cases ? [] : (['cases'] as const))]}
      />
    </SettingsFrame>
  );
}
