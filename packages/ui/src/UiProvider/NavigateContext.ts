import { createContext } from 'react';

/** How the host changes its address, for the few native links of ours; React Aria's links have it from its own provider. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);
