import { LoginPage } from '@meridian/feature-auth';
import { useNavigate, useSearchParams } from 'react-router';
import { type SessionEnd, startSession } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { EntranceLayout } from './EntranceLayout.tsx';
import { ForGuests } from './ForGuests.tsx';
import { returnAddress } from './returnAddress.ts';
import { usePaths } from './paths.ts';
import { useAddress } from './useAddress.ts';
import { useTelegramVisit } from './useTelegramVisit.ts';

const NOTICES = {
  signed_out: undefined,
  expired: 'session_expired',
  cookies_blocked: 'cookies_blocked',
} as const satisfies Record<SessionEnd, unknown>;

function Login() {
  const paths = usePaths();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // The inviter and the way back go along to the registration and return from it.
  const { search: query } = useAddress();
  const telegram = useTelegramVisit();
  const session = useSession();
  return (
    <LoginPage
      hrefs={{
        register: paths.register + query,
        forgotLogin: paths.forgotLogin + query,
        forgotPassword: paths.forgotPassword + query,
      }}
      telegram={telegram}
      notice={session.state === 'guest' ? NOTICES[session.ended ?? 'signed_out'] : undefined}
      onAuthenticated={(authenticated) => {
        if (!startSession(authenticated)) return;
        void navigate(returnAddress(search, paths.cabinet), { replace: true });
      }}
      // The signature was not used: it registers a new account.
      onTelegramUnknown={() =>
        void navigate(paths.register + query, { replace: true, state: { telegram: telegram.result } })
      }
    />
  );
}

// A user who is signed in leaves before a response of Telegram is read.
export function Component() {
  return (
    <ForGuests>
      <EntranceLayout>
        <Login />
      </EntranceLayout>
    </ForGuests>
  );
}
