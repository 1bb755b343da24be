import { useContext, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { media } from '../media.ts';
import { CloseOnBackContext } from '../UiProvider/CloseOnBackContext.ts';
import { addOverlay } from './openOverlays.ts';

const phone = `(pointer: coarse), ${media.small.replace('@media ', '')}`;

/** jsdom has no `matchMedia`. */
const isPhone = () => typeof window.matchMedia === 'function' && window.matchMedia(phone).matches;

/** On a phone, lets the back button close the overlay that this component is in. */
export function useCloseOnBack(isEnabled: boolean): void {
  const overlay = useContext(OverlayTriggerStateContext);
  const isWanted = useContext(CloseOnBackContext) && isEnabled;
  const isOpen = overlay?.isOpen ?? false;
  const latest = useRef(overlay);
  useEffect(() => {
    latest.current = overlay;
  });
  useEffect(
    () => (isWanted && isOpen && isPhone() ? addOverlay(() => latest.current?.close()) : undefined),
    [isWanted, isOpen],
  );
}
