import type { Schema } from '@meridian/api-client';
import { Button, Dialog, Inline, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { SecondFactorGate } from '../second-factor/SecondFactorGate.tsx';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { LoginForm } from './LoginForm.tsx';

export interface SignInAgainDialogProps {
  /** The login of the user whose session has ended. */
  login: string;
  hrefs: { forgotPassword: string };
  onAuthenticated: (session: Schema<'Session'>) => void;
  onSignOut: () => void;
}

/** Signs in over the page whose session has ended. The page and what was typed into it stay. */
export function SignInAgainDialog({ login, hrefs, onAuthenticated, onSignOut }: SignInAgainDialogProps) {
  const { t } = useTranslation(messages);
  return (
    <Dialog
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled
      size="small"
      title={t('logIn.expired.title')}
    >
      <Stack gap={5}>
        <Text>{t('logIn.expired.kept')}</Text>
        <SecondFactorGate onAuthenticated={onAuthenticated}>
          {(onAccepted) => <LoginForm login={login} hrefs={hrefs} onAccepted={onAccepted} />}
        </SecondFactorGate>
        <PasskeySignIn onAuthenticated={onAuthenticated} />
        <Inline justify="center">
          <Button variant="quiet" onPress={onSignOut}>
            {t('logIn.expired.leave')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
