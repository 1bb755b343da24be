import type { Schema } from '@meridian/api-client';
import { Button, Dialog, Inline, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ConfirmContact } from '../confirm-contact/ConfirmContact.tsx';
import { messages } from '../messages.ts';

export interface ConfirmPhoneDialogProps {
  /** The number as it was typed, so that a typo can be seen. */
  phone: string;
  /** The phone is confirmed; this session replaces the current one. */
  onConfirmed: (session: Schema<'Session'>) => void;
  /** The user has changed: the phone was corrected, or confirmed on another device. */
  onChanged: (user: Schema<'User'>) => void;
  onSignOut: () => void;
}

/**
 * Asks for the phone's code over a screen of the cabinet. That screen and what was typed into it stay. Only the code, a phone that
 * was confirmed on another device, or signing out closes it.
 */
export function ConfirmPhoneDialog({ phone, onConfirmed, onChanged, onSignOut }: ConfirmPhoneDialogProps) {
  const { t } = useTranslation(messages);
  return (
    <Dialog
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled
      size="small"
      title={t('confirm.phone.title')}
    >
      <Stack gap={5}>
        <ConfirmContact
          contact="phone"
          value={phone}
          onConfirmed={(response) => 'refreshToken' in response && onConfirmed(response)}
          onChanged={onChanged}
        />
        <Inline justify="center">
          <Button variant="quiet" onPress={onSignOut}>
            {t('confirm.signOut')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
