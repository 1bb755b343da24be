import { ForgotPasswordPage } from '@meridian/feature-auth';
import { useNavigate, useSearchParams } from 'react-router';
import { startSession } from '../session/session.ts';
import { EntranceLayout } from './EntranceLayout.tsx';
import { usePaths } from './paths.ts';
import { returnAddress } from './returnAddress.ts';
import { useAddress } from './useAddress.ts';

export function Component() {
  const paths = usePaths();
  const navigate = useNavigate();
  // The inviter and the way back return to the login.
  const { search: query } = useAddress();
  const [search] = useSearchParams();
  return (
    <EntranceLayout>
      <ForgotPasswordPage
        hrefs={{ login: paths.login + query, forgotLogin: paths.forgotLogin + query }}
        onAuthenticated={(session) => {
          const isStarted = startSession(session);
          void navigate(isStarted ? returnAddress(search, paths.cabinet) : paths.login, { replace: true });
        }}
      />
    </EntranceLayout>
  );
}
