import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Heading, Inline, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ConfirmPhoneForm } from './ConfirmPhoneForm.tsx';
import { ConfirmPhoneSkeleton } from './ConfirmPhoneSkeleton.tsx';
import { useAuthSetting } from '../useAuthSetting.ts';

export interface ConfirmPhonePageProps {
  /** Where the code was sent. */
  phone: string;
  /** The phone is confirmed; this session replaces the current one. */
  onConfirmed: (session: Schema<'Session'>) => void;
  onSignOut: () => void;
}

/** Asks for the code that registration sent to the phone. */
export function ConfirmPhonePage({ phone, onConfirmed, onSignOut }: ConfirmPhonePageProps) {
  const { t } = useTranslation('auth');
  const { setting, error, mutate } = useAuthSetting();
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t('confirmPhone.title')}</Heading>
        <Text size={16}>{t('confirmPhone.lead', { phone })}</Text>
      </Stack>
      {setting ? (
        <ConfirmPhoneForm rules={setting.code} onConfirmed={onConfirmed} />
      ) : error ? (
        <ProblemBanner error={error} onRetry={() => void mutate()} />
      ) : (
        <ConfirmPhoneSkeleton />
      )}
      <Inline justify="center">
        <Button variant="quiet" onPress={onSignOut}>
          {t('confirmPhone.signOut')}
        </Button>
      </Inline>
    </Stack>
  );
}
