import { ConfirmEmailPage } from '@meridian/feature-auth';
import { useLanguage } from '../language/useLanguage.ts';
import { updateUser } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';

export function Component() {
  const { user } = useSession();
  const language = useLanguage();
  const paths = usePaths();
  if (!user) return null;
  return (
    <ConfirmEmailPage
      isConfirmed={user.emailConfirmed}
      email={user.email}
      language={language}
      hrefs={{ cabinet: paths.cabinet }}
      onChanged={updateUser}
    />
  );
}
