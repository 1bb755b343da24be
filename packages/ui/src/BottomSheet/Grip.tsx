import styled from '@emotion/styled';
import { useContext, useRef, type PointerEvent } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import * as token from '../tokens/tokens.ts';

/** How far a sheet must be dragged down to close, in pixels. */
const CLOSING_DISTANCE = 96;

/** Drags its parent sheet down. Hidden from assistive technology, because the close button and Escape do the same. */
export function Grip() {
  const sheetState = useContext(OverlayTriggerStateContext);
  const start = useRef<number | undefined>(undefined);

  /** Moves the DOM element directly: dragging renders nothing. */
  function place({ currentTarget, clientY }: PointerEvent, isHeld: boolean) {
    const distance = start.current === undefined ? 0 : Math.max(0, clientY - start.current);
    const sheet = currentTarget.parentElement;
    sheet?.style.setProperty('translate', isHeld ? `0 ${distance}px` : '');
    sheet?.toggleAttribute('data-dragged', isHeld);
    return distance;
  }

  function grasp(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = event.clientY;
  }

  function drag(event: PointerEvent) {
    if (start.current !== undefined) place(event, true);
  }

  function release(event: PointerEvent) {
    const distance = place(event, false);
    start.current = undefined;
    if (distance > CLOSING_DISTANCE) sheetState?.close();
  }

  return (
    <Root
      aria-hidden
      data-grip
      onPointerDown={grasp}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={(event) => {
        place(event, false);
        start.current = undefined;
      }}
    />
  );
}

const Root = styled('div')`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 25%;
  z-index: calc(${token.layerSticky} + 1);
  display: grid;
  place-items: center;
  block-size: ${token.space4};
  cursor: grab;
  touch-action: none;

  &::before {
    inline-size: 32px;
    block-size: 4px;
    border-radius: ${token.radiusFull};
    background: ${token.lineStrong};
    content: '';
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;
