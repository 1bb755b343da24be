import type { Schema } from '@meridian/api-client';
import { Button, Heading, Inline, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ConfirmContact } from '../confirm-contact/ConfirmContact.tsx';
import { messages } from '../messages.ts';

export interface ConfirmPhonePageProps {
  /** The number as it was typed, so that a typo can be seen. */
  phone: string;
  /** The phone is confirmed; this session replaces the current one. */
  onConfirmed: (session: Schema<'Session'>) => void;
  /** The user has changed: the phone was corrected, or confirmed on another device. */
  onChanged: (user: Schema<'User'>) => void;
  onSignOut: () => void;
}

/** Asks for the code that registration sent to the phone. */
export function ConfirmPhonePage({ phone, onConfirmed, onChanged, onSignOut }: ConfirmPhonePageProps) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={6} inOrder>
      <Heading level={1}>{t('confirm.phone.title')}</Heading>
      <ConfirmContact
        contact="phone"
        value={phone}
        onConfirmed={(answer) => 'refreshToken' in answer && onConfirmed(answer)}
        onChanged={onChanged}
      />
      <Inline justify="center">
        <Button variant="quiet" onPress={onSignOut}>
          {t('confirm.signOut')}
        </Button>
      </Inline>
    </Stack>
  );
}
