import { createContext } from 'react';

/** The host's `navigate`, for our few native links. React Aria's links get it from `RouterProvider`. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);
