import { ConfirmEmailPage } from '@meridian/feature-auth';
import { updateUser } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';

export function Component() {
  const { user } = useSession();
  const paths = usePaths();
  if (!user) return null;
  return (
    <ConfirmEmailPage
      isConfirmed={user.emailConfirmed}
      email={user.email}
      hrefs={{ cabinet: paths.cabinet }}
      onChanged={updateUser}
    />
  );
}
