import { SubscriptionSection } from '@meridian/feature-settings';
import { updateUser } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  const session = useSession();
  if (!session.user) return null;
  return (
    <SettingsFrame section="subscriptionSettings">
      <SubscriptionSection
        subscription={session.user.subscription}
        onChange={(subscription) => updateUser({ subscription })}
        hrefs={paths}
      />
    </SettingsFrame>
  );
}
