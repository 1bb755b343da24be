import { useLatest } from '@meridian/use-latest';
import { useContext, useEffect, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { media } from '../media.ts';
import { CloseOnBackContext } from '../UiProvider/CloseOnBackContext.ts';

const phone = `(pointer: coarse), ${media.small.replace('@media ', '')}`;

/** jsdom has no `matchMedia`. */
const isPhone = () => typeof window.matchMedia === 'function' && window.matchMedia(phone).matches;

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
    if (!isWanted || !isOpen || !isPhone()) return undefined;
    let hasClosed = false;
    let remove: (() => void) | undefined;
    // Apart, because only phones need it. Without it the back button leaves the page, as that of a browser does.
    async function add() {
      const overlays = await import('./openOverlays.ts').catch(() => undefined);
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
