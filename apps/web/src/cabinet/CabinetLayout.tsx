import { Navigate, Outlet, useLocation } from 'react-router';
import { useMoneyUpdates } from '@meridian/api-client/react';
import { DraftsOf } from '@meridian/forms';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useServiceWorker } from '../offline/useServiceWorker.ts';
import { usePaths } from '../routes/paths.ts';
import { loginAddress } from '../routes/returnAddress.ts';
import { useSession } from '../session/useSession.ts';
import { UserFrame } from './UserFrame.tsx';

const SignInAgain = lazy(() => import('./SignInAgain.tsx'));

/**
 * The cabinet needs a session and a confirmed phone; without them it redirects. A page that is already open stays: if the
 * session ends, or the phone has to be confirmed, a dialog over the page asks for it.
 */
export function Component() {
  const paths = usePaths();
  const session = useSession();
  const { pathname, search } = useLocation();
  const { user } = session;
  const [cameConfirmed] = useState(user?.phoneConfirmed === true);
  if (!user) {
    const isSignedOut = session.state === 'guest' && session.ended === 'signed_out';
    return <Navigate replace to={isSignedOut ? paths.login : loginAddress(paths.login, pathname + search)} />;
  }
  if (!user.phoneConfirmed && !cameConfirmed) return <Navigate replace to={paths.confirmPhone} />;
  return (
    <WithMoneyUpdates>
      <UserFrame user={user} isPersisted={session.state === 'guest' || session.isPersisted}>
        <DraftsOf person={user.id}>
          <Outlet />
        </DraftsOf>
      </UserFrame>
      <Suspense fallback={null}>{session.state === 'guest' && <SignInAgain user={user} />}</Suspense>
    </WithMoneyUpdates>
  );
}

/** A component, so that a guest who is redirected to the login makes no calls and stores nothing. */
function WithMoneyUpdates({ children }: { children: ReactNode }) {
  useMoneyUpdates();
  useServiceWorker(usePaths().cabinet);
  return children;
}
