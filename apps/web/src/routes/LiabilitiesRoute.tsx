import { LiabilitiesPage } from '@meridian/feature-liabilities';
import { useSession } from '../session/useSession.ts';
import { keepSeenRoots, readSeenRoots } from '../settings/seenRoots.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  const { user } = useSession();
  if (!user) return null;
  return (
    <SettingsFrame section="liabilities">
      <LiabilitiesPage
        user={user}
        readSeen={readSeenRoots}
        keepSeen={keepSeenRoots}
        hrefs={{ published: paths.whatWeOwe, operations: paths.operations }}
      />
    </SettingsFrame>
  );
}
