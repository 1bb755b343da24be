import { createContext, type ReactNode, useContext } from 'react';

/** Asks the user to confirm the session. Resolves to whether they did. */
export type ConfirmIdentity = () => Promise<boolean>;

const ConfirmIdentityContext = createContext<ConfirmIdentity | undefined>(undefined);

export interface ConfirmIdentityProviderProps {
  readonly confirmIdentity: ConfirmIdentity | undefined;
  readonly children: ReactNode;
}

/**
 * Sets how the mutations inside ask for a confirmation when the server responds with `confirmation_required`. Without a provider
 * such a mutation fails.
 */
export function ConfirmIdentityProvider({ confirmIdentity, children }: ConfirmIdentityProviderProps) {
  return (
    <ConfirmIdentityContext.Provider value={confirmIdentity}>{children}</ConfirmIdentityContext.Provider>
  );
}

export function useConfirmIdentity(): ConfirmIdentity | undefined {
  return useContext(ConfirmIdentityContext);
}
