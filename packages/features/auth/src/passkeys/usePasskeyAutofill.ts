import type { Schema } from '@meridian/api-client';
import { useLatest } from '@meridian/use-latest';
import { useEffect, useState } from 'react';
import { loadCeremonies } from './loadCeremonies.ts';
import { useBeginPasskeySignIn } from './passkeySignIn.requests.ts';

async function hasAutofill(): Promise<boolean> {
  const { PublicKeyCredential } = window;
  return (
    'isConditionalMediationAvailable' in PublicKeyCredential &&
    (await PublicKeyCredential.isConditionalMediationAvailable())
  );
}

const interests = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether the visitor did something on the page: a visit that only looks needs neither the code for passkeys nor a challenge. */
function useInterest(): boolean {
  const [isInterested, setIsInterested] = useState(false);
  useEffect(() => {
    const notice = () => setIsInterested(true);
    // The field may have the focus since before the page was hydrated.
    if (document.activeElement !== document.body) notice();
    for (const interest of interests) document.addEventListener(interest, notice, { once: true });
    return () => {
      for (const interest of interests) document.removeEventListener(interest, notice);
    };
  }, []);
  return isInterested;
}

interface PasskeyAutofill {
  /** While another question is open. */
  isPaused: boolean;
  /** The user chose a passkey. Resolves to whether they are signed in; otherwise passkeys are offered again. */
  onChosen: (credential: Schema<'PasskeyAssertion'>) => Promise<boolean>;
}

/** Offers passkeys among the suggestions of the field with `autocomplete="username webauthn"`. Failures are silent. */
export function usePasskeyAutofill({ isPaused, onChosen }: PasskeyAutofill): void {
  const { trigger } = useBeginPasskeySignIn();
  const choose = useLatest(onChosen);
  const [round, setRound] = useState(0);
  const isOff = !useInterest() || isPaused;

  useEffect(() => {
    if (isOff) return;
    let isOver = false;
    let cancel: (() => void) | undefined;
    let renewal: ReturnType<typeof setTimeout> | undefined;

    async function offer() {
      if (!(await hasAutofill()) || isOver) return;
      const [{ askForPasskey, cancelCeremony }, options] = await Promise.all([loadCeremonies(), trigger()]);
      if (isOver || !options.ok) return;
      cancel = cancelCeremony;
      renewal = setTimeout(() => setRound((last) => last + 1), options.data.timeout);
      const response = await askForPasskey(options.data, { isAutofill: true });
      if (isOver || !response.ok) return;
      clearTimeout(renewal);
      if (!(await choose.current(response.credential))) setRound((last) => last + 1);
    }

    // A chunk that could not be loaded only costs the suggestion.
    offer().catch(() => undefined);
    return () => {
      isOver = true;
      clearTimeout(renewal);
      cancel?.();
    };
  }, [isOff, trigger, round, choose]);
}
