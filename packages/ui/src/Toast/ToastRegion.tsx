import { styled } from '../styles/styled.ts';
import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';
import { Toast } from './Toast.tsx';
import type { ToastQueue } from './createToastQueue.ts';

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Names the region to a screen reader. */
  label: string;
  closeLabel: string;
}

const isUrgent = (severity: string) => severity === 'danger' || severity === 'warning';

/** Where toasts appear. It is always there, because a screen reader announces only what comes into a region it knows. */
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
    // The button that was pressed is gone with its toast; the person goes on where they were.
    goBack();
  }

  function goBack() {
    const before = focusBefore.current;
    // The region may be in a frame, whose elements are of another window.
    const view = before?.ownerDocument.defaultView;
    if (view && before instanceof view.HTMLElement) before.focus();
  }

  // A dialog keeps Tab to itself, so another key leads from it to the toasts above it, and back.
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
      // React Aria then leaves the region alone while a dialog is open, and a press here does not close that dialog.
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

/** On a small screen it stands above the bottom bar of the shell. */
const Root = styled('section')`
  position: fixed;
  inset-block-end: calc(${token.space4} + env(safe-area-inset-bottom));
  inset-inline-end: ${token.space4};
  z-index: ${token.layerToast};
  inline-size: min(360px, 100% - 2 * ${token.space4});

  ${media.small} {
    inset-block-end: calc(72px + env(safe-area-inset-bottom));
    max-block-size: calc(100dvh - 72px - ${token.space4});
  }
`;
