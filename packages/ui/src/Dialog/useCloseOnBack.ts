import { useLatest } from '@meridian/use-latest';
import { useContext, useEffect, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { CloseOnBackContext } from '../UiProvider/CloseOnBackContext.ts';
import { loadOverlays } from './loadOverlays.ts';

/**
 * On a phone, lets the back button close the overlay that this component is in. An overlay that cannot be closed for a while,
 * because its action is pending, keeps its entry: to remove it and add it again would race with a page that the action opens.
 */
export function useCloseOnBack(canClose: boolean): void {
  const overlay = useContext(OverlayTriggerStateContext);
  const [hasBeenClosable, setHasBeenClosable] = useState(canClose);
  if (canClose && !hasBeenClosable) setHasBeenClosable(true);
  const isWanted = useContext(CloseOnBackContext) && hasBeenClosable;
  const isOpen = overlay?.isOpen ?? false;
  const latest = useLatest({ overlay, canClose });
  useEffect(() => {
    if (!isWanted || !isOpen) return undefined;
    let hasClosed = false;
    let remove: (() => void) | undefined;
    async function add() {
      const overlays = await loadOverlays();
      if (hasClosed) return;
      remove = overlays?.addOverlay({
        close: () => latest.current.overlay?.close(),
        canClose: () => latest.current.canClose,
      });
    }
    void add();
    return () => {
      hasClosed = true;
      remove?.();
    };
  }, [isWanted, isOpen, latest]);
}
