import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Card, SkeletonRows, Stack, Switch, Text, useToast } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useNotificationSettings, useUpdateNotificationSettings } from './notificationSettings.requests.ts';

type Choice = keyof Schema<'NotificationSettings'>;

interface NotificationSectionProps {
  /** Choices about parts of the product that are switched off. */
  hidden: readonly Choice[];
}

/** What one wants to be notified about. Each choice takes effect at once. */
export function NotificationSection({ hidden }: NotificationSectionProps) {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = useNotificationSettings();
  return (
    <Card title={t('notifications.title')}>
      <Stack gap={5}>
        <Text tone="muted">{t('notifications.always')}</Text>
        {data && (
          <Choices
            settings={data}
            hidden={hidden}
            onSaved={(saved) => void mutate(saved, { revalidate: false })}
          />
        )}
        {!data && error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {!data && !error && <SkeletonRows count={4} />}
      </Stack>
    </Card>
  );
}

const choices = ['accruals', 'partners', 'cases', 'news'] as const satisfies readonly Choice[];

interface ChoicesProps extends NotificationSectionProps {
  settings: Schema<'NotificationSettings'>;
  onSaved: (settings: Schema<'NotificationSettings'>) => void;
}

function Choices({ settings, hidden, onSaved }: ChoicesProps) {
  const { t } = useTranslation(messages);
  const toast = useToast();
  /** Choices that the server has not confirmed yet. */
  const [changing, setChanging] = useState<Partial<typeof settings>>({});
  const { trigger, error } = useUpdateNotificationSettings();

  async function choose(choice: Choice, isWanted: boolean) {
    setChanging((before) => ({ ...before, [choice]: isWanted }));
    const outcome = await trigger({ body: { [choice]: isWanted } });
    if (outcome.ok) {
      onSaved(outcome.data);
      toast.show({ message: t('notifications.saved') });
    }
    setChanging((before) => ({ ...before, [choice]: undefined }));
  }

  return (
    <>
      {error && <ProblemBanner error={error} />}
      {choices
        .filter((choice) => !hidden.includes(choice))
        .map((choice) => (
          <Switch
            key={choice}
            isSelected={changing[choice] ?? settings[choice]}
            onChange={(isWanted) => void choose(choice, isWanted)}
            description={t(`notifications.${choice}.about`)}
          >
            {t(`notifications.${choice}.label`)}
          </Switch>
        ))}
    </>
  );
}
