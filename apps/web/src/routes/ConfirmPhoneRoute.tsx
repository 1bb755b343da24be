import { ConfirmPhonePage } from '@meridian/feature-auth';
import { Navigate, useNavigate } from 'react-router';
import { startSession, updateUser } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { EntranceLayout } from './EntranceLayout.tsx';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  const navigate = useNavigate();
  const session = useSession();
  const signOut = useSignOut();
  if (session.state === 'guest') return <Navigate replace to={paths.login} />;
  if (session.user.phoneConfirmed) return <Navigate replace to={paths.cabinet} />;
  return (
    <EntranceLayout>
      <ConfirmPhonePage
        phone={session.user.phone}
        onChanged={updateUser}
        onConfirmed={(confirmed) => {
          const isStarted = startSession(confirmed);
          void navigate(isStarted ? paths.cabinet : paths.login, { replace: true });
        }}
        onSignOut={signOut}
      />
    </EntranceLayout>
  );
}
