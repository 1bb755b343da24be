import { Navigate } from 'react-router';
import { useUsualLanguage } from '../language/useUsualLanguage.ts';
import { useSession } from '../session/useSession.ts';
import { pathsIn } from './paths.ts';

/** Starts in the cabinet when signed in, at the login otherwise: in the language of the address, if it has one. */
export function Start() {
  const session = useSession();
  const paths = pathsIn(useUsualLanguage());
  return <Navigate replace to={session.state === 'authenticated' ? paths.cabinet : paths.login} />;
}
