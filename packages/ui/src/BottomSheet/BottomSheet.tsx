import type { ReactNode } from 'react';
import { Modal, type ModalOverlayProps } from 'react-aria-components/Modal';
import { Backdrop } from '../Dialog/Backdrop.tsx';
import { DialogContent } from '../Dialog/DialogContent.tsx';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { Grip } from './Grip.tsx';

export interface BottomSheetProps extends Unstyled<Omit<ModalOverlayProps, 'children' | 'isDismissable'>> {
  title: string;
  children: ReactNode;
  /** Buttons at the foot; the primary one comes last. */
  actions?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
}

/**
 * A few more choices near the thumb on a small screen: navigation, filters. Closed by its close button, Escape,
 * a press outside or a drag down. For details of one thing use `Drawer`, for a question `ConfirmDialog`.
 */
export const BottomSheet = ({ title, children, actions, closeLabel, ...overlay }: BottomSheetProps) => (
  <Backdrop {...overlay} isDismissable>
    <Panel>
      <Grip />
      <DialogContent
        closesOnBack={!overlay.isKeyboardDismissDisabled}
        title={title}
        actions={actions}
        closeLabel={closeLabel}
      >
        {children}
      </DialogContent>
    </Panel>
  </Backdrop>
);

const fromBelow = keyframes`
  from { transform: translateY(100%); }
`;

const Panel = styled(Modal)`
  position: relative;
  display: flex;
  margin-block-start: auto;
  margin-inline: auto;
  inline-size: min(100%, 640px);
  max-block-size: calc(100dvh - ${token.space12});
  overflow: hidden;
  padding-block-end: env(safe-area-inset-bottom);
  border-start-start-radius: ${token.radiusSheet};
  border-start-end-radius: ${token.radiusSheet};
  background: ${token.surfaceRaised};
  color: ${token.ink};
  box-shadow: ${token.shadow2};

  &:not([data-dragged]) {
    transition: translate ${token.motionFast} ease-out;
  }

  &[data-entering] {
    animation: ${fromBelow} ${token.motion} ease-out;
  }

  &[data-exiting] {
    animation: ${fromBelow} ${token.motionFast} ease-in reverse;
  }
`;
