import { RegisterPage } from '@meridian/feature-auth';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../language/useLanguage.ts';
import { startSession } from '../session/session.ts';
import { EntranceLayout } from './EntranceLayout.tsx';
import { ForGuests } from './ForGuests.tsx';
import { usePaths } from './paths.ts';
import { returnAddress } from './returnAddress.ts';
import { useAddress } from './useAddress.ts';
import { useTelegramVisit } from './useTelegramVisit.ts';

function Register() {
  const paths = usePaths();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { search: query } = useAddress();
  const telegram = useTelegramVisit();
  return (
    <RegisterPage
      hrefs={{ ...paths, login: paths.login + query }}
      telegram={telegram}
      inviter={new URLSearchParams(query).get('inviter')?.trim() || undefined}
      language={language}
      onAuthenticated={(authenticated) => {
        const isStarted = startSession(authenticated);
        void navigate(isStarted ? returnAddress(search, paths.cabinet) : paths.login, { replace: true });
      }}
    />
  );
}

// A user who is signed in leaves before a response of Telegram is read.
export function Component() {
  return (
    <ForGuests>
      <EntranceLayout>
        <Register />
      </EntranceLayout>
    </ForGuests>
  );
}
