import { Navigate, Outlet, useLocation } from 'react-router';
import { useMoneyUpdates } from '@meridian/api-client/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useServiceWorker } from '../offline/useServiceWorker.ts';
import { usePaths } from '../routes/paths.ts';
import { loginAddress } from '../routes/returnAddress.ts';
import { useSession } from '../session/useSession.ts';
import { useRevalidateAfter } from './useRevalidateAfter.ts';
import { UserFrame } from './UserFrame.tsx';

const ConfirmPhone = lazy(() => import('./ConfirmPhone.tsx'));
const SignInAgain = lazy(() => import('./SignInAgain.tsx'));

/**
 * The cabinet needs a session; without one it redirects. If the session of an open page ends, a dialog over the page asks for the
 * password. While the phone is not confirmed, a dialog over every page asks for its code.
 */
export function Component() {
  const paths = usePaths();
  const session = useSession();
  const { pathname, search } = useLocation();
  const { user } = session;
  const needsPassword = session.state === 'guest';
  const needsPhone = user?.phoneConfirmed === false;
  useRevalidateAfter(needsPassword || needsPhone);
  if (!user) {
    const isSignedOut = session.state === 'guest' && session.ended === 'signed_out';
    return <Navigate replace to={isSignedOut ? paths.login : loginAddress(paths.login, pathname + search)} />;
  }
  return (
    <WithMoneyUpdates>
      <UserFrame user={user} isPersisted={session.state === 'guest' || session.isPersisted}>
        <Outlet />
      </UserFrame>
      <Suspense fallback={null}>{needsPhone && <ConfirmPhone user={user} />}</Suspense>
      <Suspense fallback={null}>{needsPassword && <SignInAgain user={user} />}</Suspense>
    </WithMoneyUpdates>
  );
}

/** A component, so that a guest who is redirected to the login makes no calls and stores nothing. */
function WithMoneyUpdates({ children }: { children: ReactNode }) {
  useMoneyUpdates();
  useServiceWorker(usePaths().cabinet);
  return children;
}
