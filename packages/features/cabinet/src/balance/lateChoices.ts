import { lazy } from 'react';

/** Loads the choices of what comes first, at the first sign that one of them will be opened. */
export const loadChoices = () => import('./choices.tsx');

export const BalanceTypes = lazy(async () => ({ default: (await loadChoices()).BalanceTypes }));

export const BalanceCurrencies = lazy(async () => ({ default: (await loadChoices()).BalanceCurrencies }));
