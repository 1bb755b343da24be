import type { Schema } from '@meridian/api-client';
import { useDraft } from '@meridian/forms';
import { Alert, Button, Heading, Inline, Link, Stack, Text } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { AccountStep } from './AccountStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { SecondFactorGate } from '../second-factor/SecondFactorGate.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { noReset } from './passwordReset.ts';

export interface ForgotPasswordPageProps {
  hrefs: { login: string; forgotLogin: string };
  /** The password is set, every earlier session has ended, and this one has begun. */
  onAuthenticated: (session: Schema<'Session'>) => void;
}

/** Sets a new password in three steps: who it is, the code from the e-mail, the password. */
export function ForgotPasswordPage({ hrefs, onAuthenticated }: ForgotPasswordPageProps) {
  const { t } = useTranslation(messages);
  const { kept, keep, forget } = useDraft('password-reset', noReset);
  const [reset, setReset] = useState(kept);
  const [isLate, setLate] = useState(false);
  const { step } = reset;

  function change(next: Partial<typeof reset>) {
    keep(next);
    setReset((current) => ({ ...current, ...next }));
  }

  const number = step === 'password' ? 3 : step === 'code' ? 2 : 1;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t('forgot.title')}</Heading>
        <Text role="status" tone="muted">
          {t('forgot.step', { number, count: 3 })}
        </Text>
      </Stack>
      {isLate && (
        <Alert isAnnounced tone="warning" title={t('forgot.late.title')}>
          {t('forgot.late.body')}
        </Alert>
      )}
      {step === 'password' ? (
        <SecondFactorGate onAuthenticated={onAuthenticated}>
          {(onAccepted, returned) =>
            returned ? (
              <Alert isAnnounced tone="info" title={t('forgot.set.title')}>
                {t('forgot.set.body')}
              </Alert>
            ) : (
              <NewPasswordStep
                reset={reset}
                onAccepted={(response) => {
                  forget();
                  onAccepted(response);
                }}
                onLate={() => {
                  setLate(true);
                  change({ step: 'account', token: '' });
                }}
              />
            )
          }
        </SecondFactorGate>
      ) : step === 'code' ? (
        <CodeStep
          reset={reset}
          onSent={change}
          onConfirmed={(token) => change({ step: 'password', token })}
        />
      ) : (
        <AccountStep
          reset={reset}
          onTyped={keep}
          onSent={(sent) => {
            setLate(false);
            change({ ...sent, step: 'code' });
          }}
        />
      )}
      <Inline justify="center" gap={4}>
        {number === 1 && (
          <Text>
            <Link href={hrefs.forgotLogin}>{t('logIn.forgotLogin')}</Link>
          </Text>
        )}
        {step === 'code' && (
          <Button variant="quiet" onPress={() => change({ step: 'account' })}>
            {t('forgot.back')}
          </Button>
        )}
        <Text>
          <Link href={hrefs.login}>{t('forgot.logIn')}</Link>
        </Text>
      </Inline>
    </Stack>
  );
}
