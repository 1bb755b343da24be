import type { ApiError, Schema } from '@meridian/api-client';
import type { ApiMutation } from '@meridian/api-client/react';
import { useState } from 'react';
import type { CeremonyFailure } from './ceremonies.ts';
import { loadCeremonies } from './loadCeremonies.ts';

interface PasskeyQuestion {
  /** Asks the browser for a passkey, in its own dialog. Undefined when there was none. */
  readonly ask: () => Promise<Schema<'PasskeyAssertion'> | undefined>;
  readonly isAsking: boolean;
  /** Why the server gave no challenge. */
  readonly error: ApiError | undefined;
  /** Why the browser returned nothing. */
  readonly failure: CeremonyFailure | undefined;
}

/** Asks for a passkey that signs the challenge of this call. */
export function usePasskeyQuestion({
  trigger,
  error,
}: ApiMutation<'post', '/auth/passkey/options' | '/user/confirmation/passkey'>): PasskeyQuestion {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<CeremonyFailure>();

  async function question() {
    const options = await trigger();
    if (!options.ok) return undefined;
    const { askForPasskey } = await loadCeremonies();
    const response = await askForPasskey(options.data);
    if (response.ok) return response.credential;
    setFailure(response.failure);
    return undefined;
  }

  async function ask() {
    setFailure(undefined);
    setIsAsking(true);
    try {
      return await question();
    } catch {
      // The code for it could not be loaded.
      setFailure('failed');
      return undefined;
    } finally {
      setIsAsking(false);
    }
  }

  return { ask, isAsking, error, failure };
}
