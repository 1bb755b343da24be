import type { Schema } from '@meridian/api-client';
import { DateTime, Text, Timeline, type TimelineStep } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { refillCourse, refillStages } from './refillCourse.ts';
import { refillEnding } from './refillEnding.ts';

interface RefillTimelineProps {
  refill: Schema<'Refill'>;
  /** When the refill was last checked; shown while it is waiting. */
  checkedAt: string | undefined;
}

/** The stages of a refill, with what happens next. */
export function RefillTimeline({ refill, checkedAt }: RefillTimelineProps) {
  const { t } = useTranslation(messages);
  const { creationDate, creditDate, cancelDate, date, status, confirmations, requiredConfirmations } = refill;
  const course = refillCourse(refill);
  const ending = refillEnding(refill);
  const checked = status === 'waiting' && checkedAt !== undefined && (
    <Text>
      <span>{t('course.checked')}</span> <DateTime value={checkedAt} precision="time" />
      <span>{'. '}</span>
      <span>{t('course.interval')}</span>
    </Text>
  );

  const words: Record<keyof typeof course, Pick<TimelineStep, 'label' | 'description' | 'time'>> = {
    requested: { label: t('course.requested'), time: <DateTime value={creationDate} /> },
    transfer:
      course.transfer === 'done'
        ? {
            label: t('course.arrived'),
            ...(cancelDate !== null &&
              ending === null && { description: t('course.arrivedAfterCancelling') }),
          }
        : {
            label: t('course.awaiting'),
            description: checked,
          },
    confirmations: {
      label: t('course.confirming'),
      description: (
        <>
          <Text>{t('course.confirmed', { count: confirmations, required: requiredConfirmations })}</Text>
          {course.transfer === 'done' && checked}
        </>
      ),
    },
    outcome: ending
      ? {
          label: t(`course.${ending}`),
          time: <DateTime value={date} />,
          ...(ending === 'rejected' && {
            description: refill.rejectionReason ?? t('course.rejectedNoReason'),
          }),
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
        .filter((stage) => !(ending && course[stage] === 'upcoming'))
        .map((stage) => ({ id: stage, state: course[stage], ...words[stage] }))}
    />
  );
}
