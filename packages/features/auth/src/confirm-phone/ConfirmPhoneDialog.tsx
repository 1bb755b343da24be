import type { Schema } from '@meridian/api-client';
import { Dialog } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ConfirmContact } from '../confirm-contact/ConfirmContact.tsx';
import { messages } from '../messages.ts';

export interface ConfirmPhoneDialogProps {
  /** The number as it was typed, so that a typo can be seen. */
  phone: string;
  onConfirmed: (session: Schema<'Session'>) => void;
  /** The user has changed: the phone was corrected, or confirmed on another device. */
  onChanged: (user: Schema<'User'>) => void;
  onClose: () => void;
}

/** Asks for the phone's code over the screen that needs it. That screen and what was typed into it stay. */
export function ConfirmPhoneDialog({ phone, onConfirmed, onChanged, onClose }: ConfirmPhoneDialogProps) {
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
        value={phone}
        onConfirmed={(answer) => 'refreshToken' in answer && onConfirmed(answer)}
        onChanged={onChanged}
      />
    </Dialog>
  );
}
