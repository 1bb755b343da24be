import type { Schema } from '@meridian/api-client';
import { Alert, Card, LinkButton, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ConfirmContact } from '../confirm-contact/ConfirmContact.tsx';
import { messages } from '../messages.ts';

export interface ConfirmEmailPageProps {
  isConfirmed: boolean;
  /** The address as it was typed, so that a typo can be seen. */
  email: string;
  hrefs: { cabinet: string };
  /** The user has changed: the e-mail is confirmed or corrected. */
  onChanged: (user: Schema<'User'>) => void;
}

/** Asks for the code that confirms the e-mail, and sends one on request. */
export function ConfirmEmailPage({ isConfirmed, email, hrefs, onChanged }: ConfirmEmailPageProps) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={6} width="text">
      {isConfirmed ? (
        <Alert
          isAnnounced
          tone="success"
          title={t('confirm.email.success.title')}
          actions={
            <LinkButton size="small" href={hrefs.cabinet}>
              {t('confirm.email.success.next')}
            </LinkButton>
          }
        >
          {t('confirm.email.success.body')}
        </Alert>
      ) : (
        <Card>
          <ConfirmContact
            contact="email"
            value={email}
            onConfirmed={(response) => !('refreshToken' in response) && onChanged(response)}
            onChanged={onChanged}
          />
        </Card>
      )}
    </Stack>
  );
}
