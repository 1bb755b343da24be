import type { Schema } from '@meridian/api-client';
import { DateTime, Text, Timeline, type TimelineStep } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { refillCourse, refillStages } from './refillCourse.ts';

/** The stages of a refill, with what happens next. */
export function RefillTimeline({ refill }: { refill: Schema<'Refill'> }) {
  const { t } = useTranslation('refill');
  const { creationDate, creditDate, date, status, confirmations, requiredConfirmations } = refill;
  const course = refillCourse(refill);
  const isRejected = status === 'rejected';

  const words: Record<keyof typeof course, Pick<TimelineStep, 'label' | 'description' | 'time'>> = {
    requested: { label: t('course.requested'), time: <DateTime value={creationDate} /> },
    transfer:
      course.transfer === 'done'
        ? { label: t('course.arrived') }
        : { label: t('course.awaiting'), description: t('course.awaitingNext') },
    confirmations: {
      label: t('course.confirming'),
      description: t('course.confirmed', { count: confirmations, required: requiredConfirmations }),
    },
    outcome: isRejected
      ? {
          label: t('course.rejected'),
          time: <DateTime value={date} />,
          description: (
            <>
              <Text>{refill.rejectionReason ?? t('course.rejectedNoReason')}</Text>
              <Text>{t('course.rejectedNext')}</Text>
            </>
          ),
        }
      : {
          label: t('course.replenished'),
          ...(creditDate !== null && { time: <DateTime value={creditDate} /> }),
        },
  };

  return (
    <Timeline
      label={t('course.label')}
      stateLabels={{
        done: t('course.state.done'),
        current: t('course.state.current'),
        upcoming: t('course.state.upcoming'),
        failed: t('course.state.failed'),
      }}
      steps={refillStages
        .filter((stage) => !(isRejected && course[stage] === 'upcoming'))
        .map((stage) => ({ id: stage, state: course[stage], ...words[stage] }))}
    />
  );
}
