import { useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Alert, Button, Form, Heading, Inline, Link, Stack, Text } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailInput } from '../EmailInput.tsx';
import { messages } from '../messages.ts';
import { readText } from '../readText.ts';
import { useRemindLogin } from './loginReminder.requests.ts';

export interface ForgotLoginPageProps {
  hrefs: { login: string };
}

const fields = ['email'];

/** Sends a forgotten login to the e-mail of its account. The response does not reveal whether there is such an account. */
export function ForgotLoginPage({ hrefs }: ForgotLoginPageProps) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error } = useRemindLogin();
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  const [sentTo, setSentTo] = useState<string>();
  const [typed, setTyped] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMutating) return;
    const email = readText(new FormData(event.currentTarget), 'email').trim();
    const outcome = await trigger({ body: { email } });
    if (outcome.ok) setSentTo(email);
  }

  return (
    <Stack gap={6}>
      <Heading level={1}>{t('forgotLogin.title')}</Heading>
      {sentTo === undefined ? (
        // Without a script, what was typed must not get into the address.
        <Form method="post" onSubmit={submit} validationErrors={fieldErrors}>
          <Text>{t('forgotLogin.lead')}</Text>
          {formError && <ProblemBanner {...formError} />}
          <EmailInput defaultValue={typed} onChange={setTyped} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isWide
            isPending={isMutating}
            pendingLabel={t('forgotLogin.pending')}
          >
            {t('forgotLogin.submit')}
          </Button>
        </Form>
      ) : (
        <Alert isAnnounced tone="info" title={t('forgotLogin.sent.title')}>
          {t('forgotLogin.sent.body', { email: sentTo })}
        </Alert>
      )}
      <Inline justify="center" gap={4}>
        {sentTo !== undefined && (
          <Button variant="quiet" onPress={() => setSentTo(undefined)}>
            {t('forgotLogin.again')}
          </Button>
        )}
        <Text>
          <Link href={hrefs.login}>{t('forgot.logIn')}</Link>
        </Text>
      </Inline>
    </Stack>
  );
}
