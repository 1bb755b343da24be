import { useRevalidateAll } from '@meridian/api-client/react';
import { useEffect, useRef } from 'react';

/** Reads the page again after a dialog over it is gone, also one that another tab or device has closed. */
export function useRevalidateAfter(isDialogOpen: boolean): void {
  const revalidateAll = useRevalidateAll();
  const wasOpen = useRef(isDialogOpen);
  useEffect(() => {
    if (wasOpen.current && !isDialogOpen) revalidateAll();
    wasOpen.current = isDialogOpen;
  }, [revalidateAll, isDialogOpen]);
}
