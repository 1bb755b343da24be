import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Card, SkeletonRows, Stack, Switch, Text } from '@meridian/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useNotificationSettings } from './notificationSettings.requests.ts';
import { useSaveChoice } from './useSaveChoice.ts';

/** The topics that a person can do without. */
type Choice = 'accruals' | 'partners' | 'cases' | 'news';

interface NotificationSectionProps {
  /** Choices about parts of the product that are switched off. */
  hidden: readonly Exclude<Choice, 'accruals'>[];
}

// Not part of the code that all settings load.
const ChannelCards = lazy(() => import('../channels/ChannelCards.tsx'));

/** What one wants to be notified about, and where. Each choice takes effect at once. */
export function NotificationSection({ hidden }: NotificationSectionProps) {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = useNotificationSettings();
  const save = (saved: Schema<'NotificationSettings'>) => void mutate(saved, { revalidate: false });
  return (
    <Stack gap={6}>
      <Card title={t('notifications.title')}>
        <Stack gap={5}>
          <Text tone="muted">{t('notifications.always')}</Text>
          {data && <Choices settings={data} hidden={hidden} onSaved={save} />}
          {!data && error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
          {!data && !error && <SkeletonRows count={4} />}
        </Stack>
      </Card>
      {data && (
        <Suspense fallback={null}>
          <ChannelCards settings={data} hidden={hidden} onSaved={save} />
        </Suspense>
      )}
    </Stack>
  );
}

const choices = ['accruals', 'partners', 'cases', 'news'] as const satisfies readonly Choice[];

interface ChoicesProps extends NotificationSectionProps {
  settings: Schema<'NotificationSettings'>;
  onSaved: (settings: Schema<'NotificationSettings'>) => void;
}

function Choices({ settings, hidden, onSaved }: ChoicesProps) {
  const { t } = useTranslation(messages);
  const { shown, choose, error } = useSaveChoice(settings, onSaved);
  return (
    <>
      {error && <ProblemBanner error={error} />}
      {choices
        .filter((choice) => !hidden.some((one) => one === choice))
        .map((choice) => (
          <Switch
            key={choice}
            isSelected={shown[choice]}
            onChange={(isWanted) => void choose({ [choice]: isWanted })}
            description={t(`notifications.${choice}.about`)}
          >
            {t(`notifications.${choice}.label`)}
          </Switch>
        ))}
    </>
  );
}
