import type { Schema } from '@meridian/api-client';
import {
  type AuthenticationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** Why the browser returned nothing: the user cancelled or waited too long, the device has a passkey already, or it failed. */
export type CeremonyFailure = 'cancelled' | 'exists' | 'failed';

/** What the browser returned. */
export type Ceremony<Credential> =
  | { readonly ok: true; readonly credential: Credential }
  | { readonly ok: false; readonly failure: CeremonyFailure };

function toFailure(error: unknown): CeremonyFailure {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'exists';
  const isCancelled =
    error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
  return isCancelled ? 'cancelled' : 'failed';
}

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Asks the browser to make a passkey. */
export async function createPasskey(
  options: Schema<'PasskeyCreationOptions'>,
): Promise<Ceremony<Schema<'PasskeyAttestation'>>> {
  try {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports: named = [] } = response;
    // A browser may name a way that the contract does not have yet.
    const known = transports.filter((transport) => named.includes(transport));
    return { ok: true, credential: { id, clientDataJSON, attestationObject, transports: known } };
  } catch (error) {
    return { ok: false, failure: toFailure(error) };
  }
}

function assertionOf({ id, response }: AuthenticationResponseJSON): Schema<'PasskeyAssertion'> {
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

/**
 * Asks the browser for a passkey, in a dialog of its own or, with `isAutofill`, among the suggestions of the field for the login.
 * A new question ends the last one.
 */
export async function askForPasskey(
  options: Schema<'PasskeyRequestOptions'>,
  { isAutofill = false } = {},
): Promise<Ceremony<Schema<'PasskeyAssertion'>>> {
  try {
    const response = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isAutofill });
    return { ok: true, credential: assertionOf(response) };
  } catch (error) {
    return { ok: false, failure: toFailure(error) };
  }
}

/** Ends the question that the browser has open. */
export const cancelCeremony = () => WebAuthnAbortService.cancelCeremony();
