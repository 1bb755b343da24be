import { Navigate } from 'react-router';
import { preferredLanguage } from '../language/language.ts';
import { useSession } from '../session/useSession.ts';
import { pathsIn } from './paths.ts';

/** Somebody who is signed in starts in the cabinet, a guest at the login, in the language they read. */
export function Start() {
  const session = useSession();
  return session.state === 'authenticated' ? (
    <Navigate replace to={pathsIn(session.user.language).cabinet} />
  ) : (
    <Navigate replace to={pathsIn(preferredLanguage()).login} />
  );
}
