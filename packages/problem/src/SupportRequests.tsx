import { createContext, type ReactNode } from 'react';

/** Apart from the link, which only receipts load. */
export const NewRequestHref = createContext<string | undefined>(undefined);

export interface SupportRequestsProps {
  /** The page of a new request to the support; undefined while requests are switched off. */
  newRequestHref: string | undefined;
  children: ReactNode;
}

/** Gives every `SupportRequestLink` its page. */
export function SupportRequests({ newRequestHref, children }: SupportRequestsProps) {
  return <NewRequestHref.Provider value={newRequestHref}>{children}</NewRequestHref.Provider>;
}
