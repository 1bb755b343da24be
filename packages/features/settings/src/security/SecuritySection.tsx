import type { Schema } from '@meridian/api-client';
import { useSecuritySettings, useTelegramAuth } from '@meridian/api-client/react';
import { formatPhone } from '@meridian/personal-data';
import { useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import {
  Button,
  Card,
  Form,
  Inline,
  LinkButton,
  RadioCard,
  RadioCards,
  SkeletonRows,
  Stack,
  Text,
  useToast,
} from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useUpdateSecuritySettings } from './securitySettings.requests.ts';

interface SecuritySectionProps {
  user: Pick<Schema<'User'>, 'email' | 'phone'>;
  hrefs: { confirmEmail: string };
  /** Whether another section of the page has its primary button now. */
  isQuiet?: boolean;
}

/** How security codes are received. Its title is that of the page. */
export function SecuritySection({ user, hrefs, isQuiet = false }: SecuritySectionProps) {
  const { data, error, mutate } = useSecuritySettings();
  const { data: telegram, error: telegramError } = useTelegramAuth();
  const isLoaded = data && (telegram || telegramError);
  return (
    <Card>
      {/* Without the app the earlier choice returns. */}
      {isLoaded && (
        <MethodForm
          key={data.totp?.since}
          settings={data}
          canLogInWithTelegram={telegram?.available === true}
          user={user}
          hrefs={hrefs}
          isQuiet={isQuiet}
        />
      )}
      {!data && error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {!isLoaded && !error && <SkeletonRows count={2} />}
    </Card>
  );
}

const methods = [
  'phone',
  'email',
  'telegram',
  'totp',
] as const satisfies readonly Schema<'SecurityCodeMethod'>[];

const fields = ['codeMethod'];

interface MethodFormProps extends SecuritySectionProps {
  settings: Schema<'SecuritySettings'>;
  /** Telegram is added by signing in with it. */
  canLogInWithTelegram: boolean;
}

function MethodForm({ settings, canLogInWithTelegram, user, hrefs, isQuiet }: MethodFormProps) {
  const { t } = useTranslation(messages);
  const toast = useToast();
  const [picked, setPicked] = useState<Schema<'SecurityCodeMethod'>>();
  const chosen = picked ?? settings.codeMethod;
  const { trigger, isMutating, error } = useUpdateSecuritySettings();
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  const about = {
    phone: t('security.phoneAbout', { phone: formatPhone(user.phone) }),
    email: t('security.emailAbout', { email: user.email }),
    telegram: t('security.telegramAbout'),
    totp: t('security.totpAbout'),
  };

  const shown = methods.filter(
    (method) => method !== 'telegram' || canLogInWithTelegram || settings.availableMethods.includes(method),
  );
  const closed = (method: Schema<'SecurityCodeMethod'>) =>
    settings.totp ? t('security.totpFirst') : t(`security.closed.${method}`);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isMutating) return;
    const outcome = await trigger({ body: { codeMethod: chosen } });
    if (outcome.ok) toast.show({ message: t('security.saved') });
  }

  return (
    <Form onSubmit={save} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} />}
      <Stack gap={5}>
        <Text tone="muted">{t('security.lead')}</Text>
        <RadioCards
          name="codeMethod"
          label={t('security.method')}
          requiredMessage={t('security.required')}
          value={chosen}
          onChange={(value) => setPicked(methods.find((method) => method === value))}
        >
          {shown.map((method) => {
            const isOpen = settings.availableMethods.includes(method);
            return (
              <RadioCard
                key={method}
                value={method}
                label={t(`security.${method}`)}
                description={isOpen ? about[method] : closed(method)}
                isDisabled={!isOpen}
              />
            );
          })}
        </RadioCards>
        {!settings.totp && !settings.availableMethods.includes('email') && (
          <Inline>
            <LinkButton size="small" href={hrefs.confirmEmail}>
              {t('contacts.confirmEmail')}
            </LinkButton>
          </Inline>
        )}
        {!settings.totp && (
          <Button
            type="submit"
            variant={isQuiet || chosen === settings.codeMethod ? 'secondary' : 'primary'}
            isPending={isMutating}
            pendingLabel={t('frame.saving')}
          >
            {t('security.save')}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
