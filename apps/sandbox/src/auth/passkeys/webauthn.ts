/** Loaded by the first call that needs it: its decoders of certificates take a third of a second to load. */
export const loadWebauthn = () => import('@simplewebauthn/server');
