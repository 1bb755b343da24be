import { keyframes } from '@emotion/react';
import { styled } from '../styles/styled.ts';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { token } from '../tokens.ts';

// The colour fades and the panels move, but nothing with text in it is ever half transparent.
const darken = keyframes`
  from { background: transparent; }
`;

/** What dims the page behind a `Dialog`, a `Drawer` or a `BottomSheet`. */
export const Backdrop = (props: ModalOverlayProps) => <Root {...props} data-mn-backdrop />;

const Root = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${token.layerOverlay};
  display: flex;
  background: ${token.overlay};

  &[data-entering] {
    animation: ${darken} ${token.motion} ease-out;
  }

  &[data-exiting] {
    animation: ${darken} ${token.motionFast} ease-in reverse;
  }

  @media (forced-colors: active) {
    & > [data-rac] {
      outline: 1px solid CanvasText;
    }
  }
`;
