import { RegisterPage } from '@meridian/feature-auth';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../language/useLanguage.ts';
import { startSession } from '../session/session.ts';
import { EntranceLayout } from './EntranceLayout.tsx';
import { usePaths } from './paths.ts';
import { useTelegramVisit } from './useTelegramVisit.ts';

export function Component() {
  const paths = usePaths();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { search: query } = useLocation();
  const telegram = useTelegramVisit();
  return (
    <EntranceLayout>
      <RegisterPage
        hrefs={{ ...paths, login: paths.login + query }}
        telegram={telegram}
        inviter={search.get('inviter') ?? undefined}
        language={language}
        onAuthenticated={(authenticated) => {
          const isStarted = startSession(authenticated);
          void navigate(isStarted ? paths.confirmPhone : paths.login, { replace: true });
        }}
      />
    </EntranceLayout>
  );
}
