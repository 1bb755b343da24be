import { PasswordSection } from '@meridian/feature-settings';
import { useSession } from '../session/useSession.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';

export function Component() {
  const session = useSession();
  if (!session.user) return null;
  return (
    <SettingsFrame section="passwordSettings">
      <PasswordSection login={session.user.login} />
    </SettingsFrame>
  );
}
