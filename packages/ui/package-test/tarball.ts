import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the packed packages, by name. */
    tarballs: Readonly<Record<string, string>>;
  }
}

/** Path of the packed package. */
export const tarballPath = inject('tarballs')['@meridian/ui'] ?? '';
