import { useSecuritySettings, useTelegramAuth } from '@meridian/api-client/react';
import { PasskeysSection } from '@meridian/feature-auth';
import { LetterSection, SecuritySection, TotpSection } from '@meridian/feature-settings';
import { Stack } from '@meridian/ui';
import { useState } from 'react';
import { useSession } from '../session/useSession.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  const session = useSession();
  const [isSettingUp, setSettingUp] = useState(false);
  const settings = useSecuritySettings();
  const telegram = useTelegramAuth();
  const isSettled = (settings.data && (telegram.data ?? telegram.error)) ?? settings.error;
  if (!session.user) return null;
  return (
    <SettingsFrame section="securitySettings">
      <Stack gap={6}>
        {/* Only the recovery codes are printed. */}
        <div data-screen-only>
          <SecuritySection user={session.user} hrefs={paths} isQuiet={isSettingUp} />
        </div>
        {/* Later, so that the responses above move nothing. */}
        {isSettled && (
          <>
            <TotpSection onSetUp={setSettingUp} />
            <div data-screen-only>
              <Stack gap={6}>
                <PasskeysSection />
                <LetterSection />
              </Stack>
            </div>
          </>
        )}
      </Stack>
    </SettingsFrame>
  );
}
