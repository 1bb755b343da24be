import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';
import { returnAddress } from './returnAddress.ts';

/** Redirects visitors who are already signed in. After a sign-in on the page, the page itself redirects. */
export function ForGuests({ children }: { children: ReactNode }) {
  const paths = usePaths();
  const [search] = useSearchParams();
  const session = useSession();
  const [cameSignedIn] = useState(session.state === 'authenticated');
  if (cameSignedIn && session.state === 'authenticated') {
    // Not by way of the cabinet, whose title and address would show first.
    return <Navigate replace to={returnAddress(search, paths.cabinet)} />;
  }
  return children;
}
