import { useEffect } from 'react';

const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves once the listeners of the first page work. */
export const firstPage: Promise<void> = promise;

export function useFirstPage(): void {
  useEffect(() => resolve(), []);
}
