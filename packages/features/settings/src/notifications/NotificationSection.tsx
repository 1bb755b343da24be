import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Card, Inline, SkeletonRows, Stack, Switch, Text } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useNotificationSettings } from './notificationSettings.requests.ts';
import { useSaveChoice } from './useSaveChoice.ts';

/** The topics that can be switched off everywhere. */
type Choice = 'accruals' | 'partners' | 'cases' | 'news';

interface NotificationSectionProps {
  /** Choices about parts of the product that are switched off. */
  hidden: readonly Exclude<Choice, 'accruals'>[];
}

// Most people keep them as they are, and the page opens without their code.
const ChannelCards = lazy(() => import('../channels/ChannelCards.tsx'));

/** What one wants to be notified about, and where. Each choice takes effect at once. */
export function NotificationSection({ hidden }: NotificationSectionProps) {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = useNotificationSettings();
  const [isOpen, setOpen] = useState(false);
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
        <Card title={t('notifications.outside.title')}>
          <Stack gap={5}>
            <Text tone="muted">{t('notifications.outside.about')}</Text>
            <Inline>
              <Button
                variant="secondary"
                aria-expanded={isOpen}
                onPress={() => setOpen((wasOpen) => !wasOpen)}
              >
                {t('notifications.outside.open')}
              </Button>
            </Inline>
          </Stack>
        </Card>
      )}
      {data && isOpen && (
        <Suspense fallback={<SkeletonRows count={4} />}>
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
