/** Loaded when a passkey is asked for or made: most visits need neither. */
export const loadCeremonies = () => import('./ceremonies.ts');
