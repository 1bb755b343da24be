import { LoginPage, messages } from '@meridian/feature-auth';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../language/useWords.ts';
import { startSession } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { EntranceLayout } from './EntranceLayout.tsx';
import { returnAddress } from './returnAddress.ts';
import { usePaths } from './usePaths.ts';

export function Component() {
  useWords(messages);
  const paths = usePaths();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // The inviter and the way back go along to the registration and return from it.
  const { search: query } = useLocation();
  const session = useSession();
  const isExpired = session.state === 'guest' && session.ended === 'expired';
  return (
    <EntranceLayout>
      <LoginPage
        hrefs={{ register: paths.register + query }}
        notice={isExpired ? 'session_expired' : undefined}
        onAuthenticated={(authenticated) => {
          startSession(authenticated);
          void navigate(returnAddress(search, paths.cabinet), { replace: true });
        }}
      />
    </EntranceLayout>
  );
}
