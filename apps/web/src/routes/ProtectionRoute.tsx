import { ProtectionPage } from '@meridian/feature-settings';
import { getSession, updateUser } from '../session/session.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { usePaths } from './paths.ts';

/** The banner of every page follows what this page learns. */
function setLockDate(lockDate: string | null): void {
  const { user } = getSession();
  if ((user?.lockDate ?? null) !== lockDate) updateUser({ lockDate });
}

export function Component() {
  const paths = usePaths();
  return (
    <SettingsFrame section="protection">
      <ProtectionPage
        hrefs={{
          second_factor: paths.securitySettings,
          passkey: paths.securitySettings,
          letter_word: paths.securitySettings,
          confirmed_email: paths.confirmEmail,
        }}
        onLockChange={setLockDate}
      />
    </SettingsFrame>
  );
}
