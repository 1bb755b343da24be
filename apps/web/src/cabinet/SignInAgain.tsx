import type { Schema } from '@meridian/api-client';
import { SignInAgainDialog } from '@meridian/feature-auth/dialogs';
import { usePaths } from '../routes/paths.ts';
import { endSession, startSession } from '../session/session.ts';

/** Asks for the password over a page of the cabinet whose session has ended. */
export default function SignInAgain({ user }: { user: Schema<'User'> }) {
  const paths = usePaths();
  return (
    <SignInAgainDialog
      login={user.login}
      hrefs={{ forgotPassword: paths.forgotPassword }}
      onAuthenticated={startSession}
      onSignOut={() => endSession('signed_out')}
    />
  );
}
