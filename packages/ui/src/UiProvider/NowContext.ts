import { createContext } from 'react';

/** The current time in milliseconds. */
export const NowContext = createContext<() => number>(Date.now);
