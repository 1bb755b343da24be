import type { Schema } from '@meridian/api-client';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Returned } from './SecondFactorStep.tsx';

// Loaded for the accounts that have it.
const SecondFactorStep = lazy(() => import('./SecondFactorStep.tsx'));

/** The response to the first factor of a sign-in. */
export type SignInResponse = Schema<'Session'> | Schema<'SecondFactorNeeded'>;

interface SecondFactorGateProps {
  /** The forms of the first factor. They pass on its response. */
  children: (onAccepted: (response: SignInResponse) => void, returned: Returned | undefined) => ReactNode;
  onAuthenticated: (session: Schema<'Session'>) => void;
}

/** Asks for the first factor, and then for the second one where the account has it. */
export function SecondFactorGate({ children, onAuthenticated }: SecondFactorGateProps): ReactNode {
  const [needed, setNeeded] = useState<Schema<'SecondFactorNeeded'>>();
  const [returned, setReturned] = useState<Returned>();

  function accept(response: SignInResponse) {
    if ('challenge' in response) setNeeded(response);
    else onAuthenticated(response);
  }

  if (!needed) return children(accept, returned);
  return (
    <Suspense>
      <SecondFactorStep
        challenge={needed.challenge}
        onAuthenticated={onAuthenticated}
        onReturn={(reason) => {
          setReturned(reason);
          setNeeded(undefined);
        }}
      />
    </Suspense>
  );
}
