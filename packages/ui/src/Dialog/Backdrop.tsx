import { keyframes } from '@emotion/react';
import { styled } from '../styles/styled.ts';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import * as token from '../tokens/tokens.ts';

// What darkens the page stands behind all text, so that nothing with text in it is ever half transparent; and it fades by
// `opacity`, which a browser does beside the page's own work: a fading colour was half of what opening a dialog took.
const fade = keyframes`
  from { opacity: 0; }
`;

/** Changes nothing; while it lasts, React Aria leaves what is closing in the page. */
const stay = keyframes`
  to { z-index: ${token.layerOverlay}; }
`;

/** What dims the page behind a `Dialog`, a `Drawer` or a `BottomSheet`. */
export const Backdrop = (props: ModalOverlayProps) => <Root {...props} data-mn-backdrop />;

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

  @media (forced-colors: active) {
    & > [data-rac] {
      outline: 1px solid CanvasText;
    }
  }
`;
