import { vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** The question that a test answers in place of the browser. */
interface Question {
  readonly isAutofill: boolean;
  readonly response: () => void;
  readonly refuse: (name: 'NotAllowedError' | 'InvalidStateError') => void;
}

/** Gives jsdom a browser with passkeys. `questions` has what the page asked it, the last one last. */
export function stubPasskeys({
  hasAutofill = false,
  signalUnknownCredential,
}: {
  hasAutofill?: boolean;
  /** Browsers of before 2025 have none. */
  signalUnknownCredential?: (credential: object) => Promise<void>;
} = {}): Question[] {
  const questions: Question[] = [];
  const credential = {
    id: 'Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z',
    rawId: bytes('id'),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytes('{}'),
      authenticatorData: bytes('data'),
      signature: bytes('signature'),
      userHandle: bytes('anna'),
      attestationObject: bytes('attestation'),
      getTransports: () => ['internal', 'a-later-one'],
    },
  };
  function ask({ mediation, signal }: { mediation?: string; signal?: AbortSignal }) {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    questions.push({
      isAutofill: mediation === 'conditional',
      response: () => resolve(credential),
      refuse: (name) => reject(new DOMException('', name)),
    });
    return promise;
  }
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, {
      isConditionalMediationAvailable: async () => hasAutofill,
      ...(signalUnknownCredential && { signalUnknownCredential }),
    }),
  );
  vi.stubGlobal('navigator', Object.assign(navigator, { credentials: { get: ask, create: ask } }));
  return questions;
}
