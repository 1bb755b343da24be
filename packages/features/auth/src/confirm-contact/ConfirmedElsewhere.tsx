import type { Schema } from '@meridian/api-client';
import { useUpdateProfile } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { Alert, Stack } from '@meridian/ui';
import { useLatest } from '@meridian/use-latest';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { Contact } from './contactCode.requests.ts';

interface ConfirmedElsewhereProps {
  contact: Contact;
  onRead: (user: Schema<'User'>) => void;
}

/** Says that the contact needs no code any more, and reads the user, who then goes on. */
export function ConfirmedElsewhere({ contact, onRead }: ConfirmedElsewhereProps) {
  const { t } = useTranslation(messages);
  const { trigger, error } = useUpdateProfile();
  const latestOnRead = useLatest(onRead);
  const read = useCallback(async () => {
    const outcome = await trigger({ body: {} });
    if (outcome.ok) latestOnRead.current(outcome.data);
  }, [trigger, latestOnRead]);
  useEffect(() => void read(), [read]);
  return (
    <Stack gap={4}>
      <Alert tone="info" isAnnounced title={t(`confirm.${contact}.done.title`)}>
        {t(`confirm.${contact}.done.body`)}
      </Alert>
      {error && <ProblemBanner error={error} onRetry={() => void read()} />}
    </Stack>
  );
}
