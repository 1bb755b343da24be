import { Stack, Text, Timeline, type TimelineStep } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

export interface NextStepsProps {
  /** What the button begins, then what follows it. */
  steps: readonly Pick<TimelineStep, 'id' | 'label' | 'description'>[];
}

/** What happens after the button of a form is pressed. Nothing of it has happened yet. */
export function NextSteps({ steps }: NextStepsProps) {
  const { t } = useTranslation(messages);
  const later = t('next.later');
  return (
    <Stack gap={4}>
      <Text weight="medium">{t('next.title')}</Text>
      <Timeline
        label={t('next.title')}
        stateLabels={{ done: later, current: t('next.first'), upcoming: later, failed: later }}
        steps={steps.map((step, index) => ({ ...step, state: index === 0 ? 'current' : 'upcoming' }))}
      />
    </Stack>
  );
}
