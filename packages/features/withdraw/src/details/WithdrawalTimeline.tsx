import type { Schema } from '@meridian/api-client';
import { useLocale } from '@meridian/i18n';
import { formatMoney } from '@meridian/money';
import { SupportText } from '@meridian/problem';
import { DateTime, Timeline, type TimelineStep } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** The stages of a withdrawal, in order. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: Schema<'Withdrawal'> }) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const { status, amount, creationDate, date, withdrawalDate, cancelDate, rejectionReason } = withdrawal;
  const upcoming: TimelineStep = { id: 'withdrawn', state: 'upcoming', label: t('course.withdrawn') };
  const after: Readonly<Record<Schema<'WithdrawalStatus'>, readonly TimelineStep[]>> = {
    pending: [{ id: 'pending', state: 'current', label: t('course.pending') }, upcoming],
    on_inspection: [{ id: 'inspection', state: 'current', label: t('course.inspection') }, upcoming],
    successful: [
      {
        id: 'withdrawn',
        state: 'done',
        label: t('course.withdrawn'),
        time: <DateTime value={withdrawalDate ?? date} />,
      },
    ],
    rejected: [
      cancelDate === null
        ? {
            id: 'rejected',
            state: 'failed',
            label: t('course.rejected'),
            time: <DateTime value={date} />,
            description: rejectionReason ?? t('course.noReason'),
          }
        : {
            id: 'rejected',
            state: 'done',
            label: t('course.cancelled'),
            time: <DateTime value={cancelDate} />,
          },
    ],
    error: [
      {
        id: 'error',
        state: 'failed',
        label: t('course.error'),
        time: <DateTime value={date} />,
        description: <SupportText>{t('course.errorNext')}</SupportText>,
      },
    ],
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
      steps={[
        {
          id: 'confirmed',
          state: 'done',
          label: t('course.confirmed'),
          description: t('course.confirmedNext', { amount: formatMoney(amount, locale) }),
          time: <DateTime value={creationDate} />,
        },
        ...after[status],
      ]}
    />
  );
}
