import type { Schema } from '@meridian/api-client';
import { useToast } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useUpdateNotificationSettings } from './notificationSettings.requests.ts';

type Settings = Schema<'NotificationSettings'>;
type Change = Schema<'NotificationSettingsChange'>;

const apply = ({ mail, push, ...settings }: Settings, change: Change): Settings => ({
  ...settings,
  ...change,
  mail: { ...mail, ...change.mail },
  push: push && { ...push, ...change.push },
});

/** Saves each choice at once. `shown` has the choices that the server has not confirmed yet. */
export function useSaveChoice(settings: Settings, onSaved: (settings: Settings) => void) {
  const { t } = useTranslation(messages);
  const toast = useToast();
  const [changing, setChanging] = useState<readonly Change[]>([]);
  const { trigger, error } = useUpdateNotificationSettings();

  async function choose(change: Change) {
    setChanging((before) => [...before, change]);
    const outcome = await trigger({ body: change });
    if (outcome.ok) {
      onSaved(outcome.data);
      toast.show({ message: t('notifications.saved') });
    }
    setChanging((before) => before.filter((one) => one !== change));
  }

  return { shown: changing.reduce(apply, settings), choose, error };
}
