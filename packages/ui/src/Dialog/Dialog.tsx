import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { DialogProps as AriaDialogProps } from 'react-aria-components/Dialog';
import { Modal, type ModalOverlayProps } from 'react-aria-components/Modal';
import { Grip } from '../BottomSheet/Grip.tsx';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { Backdrop } from './Backdrop.tsx';
import { DialogContent } from './DialogContent.tsx';

export interface DialogProps
  extends Unstyled<Omit<ModalOverlayProps, 'children'>>, Pick<AriaDialogProps, 'role'> {
  title: string;
  children: ReactNode;
  /** Buttons at the foot; the primary one comes last. */
  actions?: ReactNode;
  /** At most 400, 520, 720 or 960 px wide. `wide` is for two columns. On a small screen every size is a sheet. */
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** Accessible name of the close button; without it there is none. */
  closeLabel?: string;
  /** The address of the page says that it is open, so the back button already closes it. */
  hasAddress?: boolean;
}

/**
 * Interrupts the page for one short task. For yes or no use `ConfirmDialog`, for details beside a list
 * `Drawer`. A long form needs its own page.
 */
export function Dialog({
  title,
  children,
  actions,
  size = 'medium',
  closeLabel,
  role,
  isDismissable = true,
  hasAddress = false,
  ...overlay
}: DialogProps) {
  return (
    <Backdrop {...overlay} isDismissable={isDismissable}>
      <Panel data-size={size}>
        {!overlay.isKeyboardDismissDisabled && <Grip />}
        <DialogContent
          closesOnBack={!hasAddress && !overlay.isKeyboardDismissDisabled}
          title={title}
          actions={actions}
          closeLabel={closeLabel}
          role={role}
        >
          {children}
        </DialogContent>
      </Panel>
    </Backdrop>
  );
}

const rise = keyframes`
  from { transform: translateY(${token.space2}) scale(0.985); }
`;

const fromBelow = keyframes`
  from { transform: translateY(100%); }
`;

// On a phone it is a sheet near the thumb.
const Panel = styled(Modal)`
  display: flex;
  margin: auto;
  inline-size: min(520px, 100% - 2 * ${token.space4});
  max-block-size: calc(100dvh - 2 * ${token.space8});
  overflow: hidden;
  border-radius: ${token.radiusSheet};
  background: ${token.surfaceRaised};
  color: ${token.ink};
  box-shadow: ${token.shadow2};

  &[data-size='small'] {
    inline-size: min(400px, 100% - 2 * ${token.space4});
  }

  &[data-size='large'] {
    inline-size: min(720px, 100% - 2 * ${token.space4});
  }

  &[data-size='wide'] {
    inline-size: min(960px, 100% - 2 * ${token.space4});
  }

  &[data-entering] {
    animation: ${rise} ${token.motion} ease-out;
  }

  ${media.fromMedium} {
    & > [data-grip] {
      display: none;
    }
  }

  ${media.small} {
    &[data-size] {
      position: relative;
      inline-size: 100%;
      max-block-size: calc(100dvh - ${token.space12});
      margin: auto 0 0;
      padding-block-end: env(safe-area-inset-bottom);
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }

    &[data-entering] {
      animation-name: ${fromBelow};
    }
  }
`;
