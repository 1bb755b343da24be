import styled from '@emotion/styled';
import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';
import { Toast } from './Toast.tsx';
import { isUrgent, type ToastQueue } from './createToastQueue.ts';

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Accessible name of the region. */
  label: string;
  closeLabel: string;
}

/**
 * Renders the toasts. The region is always mounted, because a screen reader only announces changes in a region
 * it knows.
 */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  const open = useSyncExternalStore(queue.subscribe, queue.getOpen, queue.getOpen);
  const region = useRef<HTMLElement>(null);
  const focusBefore = useRef<Element | null>(null);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    queue.pause();
    if (!currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget;
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) queue.resume();
  }

  function close(id: number) {
    queue.close(id);
    // The pressed button disappears with its toast, so the focus returns to where it was.
    goBack();
  }

  function goBack() {
    const before = focusBefore.current;
    // The region may be in an iframe, whose elements belong to another window.
    const view = before?.ownerDocument.defaultView;
    if (view && before instanceof view.HTMLElement) before.focus();
  }

  // A dialog traps Tab, so F6 moves between it and the toasts.
  useEffect(() => {
    const page = region.current?.ownerDocument;
    const jump = (event: KeyboardEvent) => {
      const cross = region.current?.querySelector('button');
      if (event.key !== 'F6' || !cross) return;
      event.preventDefault();
      if (region.current?.contains(cross.ownerDocument.activeElement)) goBack();
      else cross.focus();
    };
    page?.addEventListener('keydown', jump);
    return () => page?.removeEventListener('keydown', jump);
  }, []);

  const list = (toasts: typeof open) =>
    toasts.map((toast) => (
      <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => close(toast.id)} />
    ));
  return (
    <Root
      ref={region}
      aria-label={label}
      // With this attribute, React Aria does not make the region inert under a dialog, and a press here does
      // not close the dialog.
      data-react-aria-top-layer
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div aria-live="assertive">{list(open.filter(({ severity }) => isUrgent(severity)))}</div>
      <div aria-live="polite">{list(open.filter(({ severity }) => !isUrgent(severity)))}</div>
    </Root>
  );
}

/**
 * On a small screen it is above the bottom bar. The padding shows shadows that scrolling would clip; clicks
 * pass through it.
 */
const Root = styled('section')`
  --below: 0px;

  position: fixed;
  inset-block-end: calc(var(--below) + env(safe-area-inset-bottom));
  inset-inline-end: 0;
  z-index: ${token.layerToast};
  box-sizing: border-box;
  max-block-size: calc(100dvh - var(--below) - ${token.space4});
  inline-size: min(360px + 2 * ${token.space4}, 100%);
  padding: 0 ${token.space4} ${token.space4};
  overflow-y: auto;
  pointer-events: none;

  &:hover,
  & > div {
    pointer-events: auto;
  }

  ${media.print} {
    display: none;
  }

  ${media.small} {
    --below: calc(72px - ${token.space4});
  }
`;
