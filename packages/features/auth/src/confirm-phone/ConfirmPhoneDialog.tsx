import type { Schema } from '@meridian/api-client';
import { Dialog } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ConfirmContact } from '../confirm-contact/ConfirmContact.tsx';
import { messages } from '../messages.ts';

export interface ConfirmPhoneDialogProps {
  onConfirmed: (session: Schema<'Session'>) => void;
  onCorrected: (user: Schema<'User'>) => void;
  onClose: () => void;
}

/** Asks for the phone's code over the screen that needs it. That screen and what was typed into it stay. */
export function ConfirmPhoneDialog({ onConfirmed, onCorrected, onClose }: ConfirmPhoneDialogProps) {
  const { t } = useTranslation(messages);
  return (
    <Dialog
      isOpen
      // A press beside the dialog must not lose a typed code.
      isDismissable={false}
      size="small"
      title={t('confirm.phone.title')}
      closeLabel={t('confirm.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ConfirmContact
        contact="phone"
        onConfirmed={(answer) => 'refreshToken' in answer && onConfirmed(answer)}
        onCorrected={onCorrected}
      />
    </Dialog>
  );
}
