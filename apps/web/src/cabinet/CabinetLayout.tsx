import { Navigate, Outlet, useLocation } from 'react-router';
import { useMoneyUpdates } from '@meridian/api-client/react';
import { DraftsOf } from '@meridian/problem';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePaths } from '../routes/paths.ts';
import { loginAddress } from '../routes/returnAddress.ts';
import { useSession } from '../session/useSession.ts';
import { CabinetFrame } from './CabinetFrame.tsx';

const SignInAgain = lazy(() => import('./SignInAgain.tsx'));

/**
 * The cabinet is for those who are signed in and whose phone is confirmed; others are led to what is missing. Someone who is
 * already inside stays: a session that ends, or a phone that has to be confirmed, is asked for over the page.
 */
export function Component() {
  const paths = usePaths();
  const session = useSession();
  const { pathname, search } = useLocation();
  const { user } = session;
  const [cameConfirmed] = useState(user?.phoneConfirmed === true);
  if (!user) {
    const isLeft = session.state === 'guest' && session.ended === 'signed_out';
    return <Navigate replace to={isLeft ? paths.login : loginAddress(paths.login, pathname + search)} />;
  }
  if (!user.phoneConfirmed && !cameConfirmed) return <Navigate replace to={paths.confirmPhone} />;
  return (
    <WithMoneyUpdates>
      <CabinetFrame user={user} isPersisted={session.state === 'guest' || session.isPersisted}>
        <DraftsOf person={user.id}>
          <Outlet />
        </DraftsOf>
      </CabinetFrame>
      <Suspense fallback={null}>{session.state === 'guest' && <SignInAgain user={user} />}</Suspense>
    </WithMoneyUpdates>
  );
}

/** Only for those who are let in: a guest who is led to the sign-in makes no calls. */
function WithMoneyUpdates({ children }: { children: ReactNode }) {
  useMoneyUpdates();
  return children;
}
