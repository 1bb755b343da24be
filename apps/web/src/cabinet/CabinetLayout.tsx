import { Navigate, Outlet, useLocation } from 'react-router';
import { useMoneyUpdates } from '@meridian/api-client/react';
import { DraftsOf } from '@meridian/problem';
import type { ReactNode } from 'react';
import { usePaths } from '../routes/paths.ts';
import { loginAddress } from '../routes/returnAddress.ts';
import { useSession } from '../session/useSession.ts';
import { CabinetFrame } from './CabinetFrame.tsx';

/** The cabinet is for those who are signed in and whose phone is confirmed; others are led to what is missing. */
export function Component() {
  const paths = usePaths();
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'guest') {
    const isLeft = session.ended === 'signed_out';
    return <Navigate replace to={isLeft ? paths.login : loginAddress(paths.login, pathname + search)} />;
  }
  if (!session.user.phoneConfirmed) return <Navigate replace to={paths.confirmPhone} />;
  return (
    <WithMoneyUpdates>
      <CabinetFrame isPersisted={session.isPersisted}>
        <DraftsOf person={session.user.id}>
          <Outlet />
        </DraftsOf>
      </CabinetFrame>
    </WithMoneyUpdates>
  );
}

/** Only for those who are let in: a guest who is led to the sign-in makes no calls. */
function WithMoneyUpdates({ children }: { children: ReactNode }) {
  useMoneyUpdates();
  return children;
}
