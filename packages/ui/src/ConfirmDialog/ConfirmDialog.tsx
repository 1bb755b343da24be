import { styled } from '../styles/styled.ts';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import * as token from '../tokens/tokens.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, such as "Close this deposit early?". */
  title: string;
  /** What exactly will happen: amounts, what is lost, what cannot be undone. Never empty. */
  children: ReactNode;
  /** What will be done, as a verb: "Close the deposit", not "OK". */
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` where something is lost. */
  variant?: 'primary' | 'danger';
  onConfirm: () => void;
  /** Also by Escape; while the action is under way the dialog stays. */
  onCancel: () => void;
  /** What is agreed to is not known yet, such as a receipt that is loading. */
  isConfirmDisabled?: boolean;
  /** The action is under way: a second press does nothing. */
  isPending?: boolean;
  /** Read out while the action is under way. */
  pendingLabel: string;
  /** What went wrong with the last try, usually an `Alert`; the dialog stays open with it. */
  error?: ReactNode;
}

/** Asks before something that costs or cannot be undone, and spells out the consequences. Declining is as easy as agreeing. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  variant = 'primary',
  onConfirm,
  onCancel,
  isConfirmDisabled = false,
  isPending = false,
  pendingLabel,
  error,
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onCancel}
      isDismissable={false}
      isKeyboardDismissDisabled={isPending}
      title={title}
      actions={
        <>
          <Button onPress={onCancel} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button
            variant={variant}
            onPress={onConfirm}
            isDisabled={isConfirmDisabled}
            isPending={isPending}
            pendingLabel={pendingLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Body>
        {children}
        {error}
      </Body>
    </Dialog>
  );
}

const Body = styled('div')`
  display: grid;
  gap: ${token.space4};
  font-size: ${token.text14};
  line-height: ${token.line14};
`;
