export { type Links, useLinks } from './links.ts';
export { MeridianProvider, type MeridianProviderProps } from './MeridianProvider.tsx';
