import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import * as token from '../tokens/tokens.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, such as "Close this deposit early?". */
  title: string;
  /** The consequences: amounts, what is lost, what cannot be undone. Never empty. */
  children: ReactNode;
  /** The action as a verb: "Close the deposit", not "OK". */
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` for destructive actions. */
  variant?: 'primary' | 'danger';
  onConfirm: () => void;
  /** Also called by Escape. While the action is pending the dialog stays open. */
  onCancel: () => void;
  /** For example while a receipt is loading. */
  isConfirmDisabled?: boolean;
  /** While pending, a second press does nothing. */
  isPending?: boolean;
  /** Announced while the action is pending. */
  pendingLabel: string;
  /** The error of the last attempt, usually an `Alert`. The dialog stays open. */
  error?: ReactNode;
  /** One clause in small print under the buttons, such as when the figures are fixed. */
  note?: string;
}

/**
 * Asks before an action that costs something or cannot be undone, and lists the consequences. Cancelling is as
 * easy as confirming.
 */
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
  note,
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
          {note !== undefined && <p>{note}</p>}
        </>
      }
    >
      <Body>
        {typeof children === 'string' ? <span>{children}</span> : children}
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
