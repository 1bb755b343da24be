import type { Schema } from '@meridian/api-client';
import { useRevalidateAll } from '@meridian/api-client/react';
import { SignInAgainDialog } from '@meridian/feature-auth/dialogs';
import { useEffect } from 'react';
import { usePaths } from '../routes/paths.ts';
import { endSession, getSession, startSession } from '../session/session.ts';

/** Asks for the password over a page of the cabinet whose session has ended. */
export default function SignInAgain({ user }: { user: Schema<'User'> }) {
  const paths = usePaths();
  const revalidateAll = useRevalidateAll();
  // The session may also start in another tab.
  useEffect(
    () => () => {
      const session = getSession();
      if (session.state === 'authenticated' && session.user.id === user.id) revalidateAll();
    },
    [revalidateAll, user.id],
  );
  return (
    <SignInAgainDialog
      login={user.login}
      hrefs={{ forgotPassword: paths.forgotPassword }}
      onAuthenticated={startSession}
      onSignOut={() => endSession('signed_out')}
    />
  );
}
