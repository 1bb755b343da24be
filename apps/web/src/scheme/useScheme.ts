import { useSyncExternalStore } from 'react';
import { getScheme, subscribeToScheme } from './scheme.ts';

/** The chosen scheme, followed. */
export const useScheme = () => useSyncExternalStore(subscribeToScheme, getScheme);
