import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Modal, type ModalOverlayProps } from 'react-aria-components/Modal';
import { Grip } from '../BottomSheet/Grip.tsx';
import { Backdrop } from '../Dialog/Backdrop.tsx';
import { DialogContent } from '../Dialog/DialogContent.tsx';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface DrawerProps extends Unstyled<Omit<ModalOverlayProps, 'children' | 'isDismissable'>> {
  title: string;
  children: ReactNode;
  /** Buttons at the foot; the primary one comes last. */
  actions?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** The address of the page says that it is open, so the back button already closes it. */
  hasAddress?: boolean;
}

/**
 * Details of one thing beside its list: a panel at the side, or at the bottom of a small screen. For a question
 * use `ConfirmDialog`, for a few choices on a small screen `BottomSheet`.
 */
export function Drawer({
  title,
  children,
  actions,
  closeLabel,
  hasAddress = false,
  ...overlay
}: DrawerProps) {
  return (
    <Backdrop {...overlay} isDismissable>
      <Panel>
        {!overlay.isKeyboardDismissDisabled && <Grip />}
        <DialogContent
          closesOnBack={!hasAddress && !overlay.isKeyboardDismissDisabled}
          title={title}
          actions={actions}
          closeLabel={closeLabel}
        >
          {children}
        </DialogContent>
      </Panel>
    </Backdrop>
  );
}

const fromSide = keyframes`
  from { transform: translateX(calc(var(--beside) * 1.1)); }
`;

const fromBelow = keyframes`
  from { transform: translateY(100%); }
`;

// It ends with its content.
const Panel = styled(Modal)`
  --beside: 100%;
  display: flex;
  margin: ${token.space3};
  margin-inline-start: auto;
  inline-size: min(480px, 100% - ${token.space12});
  block-size: fit-content;
  max-block-size: calc(100dvh - 2 * ${token.space3});
  overflow: hidden;
  border-radius: ${token.radiusSheet};
  background: ${token.surfaceRaised};
  color: ${token.ink};
  box-shadow: ${token.shadow2};

  &:dir(rtl) {
    --beside: -100%;
  }

  &[data-entering] {
    animation: ${fromSide} ${token.motion} ease-out;
  }

  &[data-exiting] {
    animation: ${fromSide} ${token.motionFast} ease-in reverse;
  }

  ${media.fromMedium} {
    & > [data-grip] {
      display: none;
    }
  }

  ${media.small} {
    position: relative;
    margin: auto 0 0;
    inline-size: 100%;
    max-block-size: calc(100dvh - ${token.space12});
    padding-block-end: env(safe-area-inset-bottom);
    border-end-start-radius: 0;
    border-end-end-radius: 0;

    &[data-entering] {
      animation-name: ${fromBelow};
    }

    &[data-exiting] {
      animation-name: ${fromBelow};
    }
  }
`;
