import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';

// Animates `opacity`, which runs on the compositor: animating the colour took half of the time to open a
// dialog. The backdrop is a separate layer, so the text above it is never translucent.
const fade = keyframes`
  from { opacity: 0; }
`;

/** Does nothing. React Aria keeps a closing overlay mounted while an animation runs. */
const stay = keyframes`
  to { z-index: ${token.layerOverlay}; }
`;

/** The backdrop of a `Dialog`, a `Drawer` or a `BottomSheet`. */
export const Backdrop = (props: ModalOverlayProps) => <Root {...props} data-mn-backdrop />;

// Only the dialog is printed, as a page.
const Root = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${token.layerOverlay};
  display: flex;

  &::before {
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${token.overlay};
    animation: ${fade} ${token.motion} ease-out;
    content: '';
  }

  &[data-exiting] {
    animation: ${stay} ${token.motionFast};
  }

  &[data-exiting]::before {
    animation: ${fade} ${token.motionFast} ease-in reverse;
  }

  ${media.print} {
    position: static;

    &::before {
      display: none;
    }

    & > [data-rac] {
      inline-size: 100%;
      max-block-size: none;
      margin: 0;
      overflow: visible;
      box-shadow: none;
    }

    & [data-foot],
    & [data-head] > button {
      display: none;
    }
  }

  @media (forced-colors: active) {
    & > [data-rac] {
      outline: 1px solid CanvasText;
    }
  }
`;
