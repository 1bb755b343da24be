import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { ProblemBanner } from '@meridian/problem';
import { Alert, DownloadIcon, LinkButton, SkeletonRows } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useOwnLiabilities } from './liabilities.requests.ts';
import { messages } from './messages.ts';
import { useCount } from './useCount.ts';

export type Investor = Pick<Schema<'User'>, 'login' | 'registrationDate'>;

/** The part of an investor in the count of a night, verified on this device. */
export function useNight(night: Schema<'LiabilitySnapshot'>, user: Investor) {
  const { data: proof, error, mutate } = useOwnLiabilities(night.id);
  const count = useCount(proof, night, user.login);
  const isLater = Date.parse(user.registrationDate) > Date.parse(night.takenAt);
  return { proof, count, error, isLater, retry: () => void mutate() };
}

interface VerdictProps {
  night: Schema<'LiabilitySnapshot'>;
  state: ReturnType<typeof useNight>;
}

/** How the check ended, and what to do if it failed. */
export function Verdict({ night, state: { proof, count, error, isLater, retry } }: VerdictProps) {
  const { t } = useTranslation(messages);
  const time = useDateFormat('minute', 'always')(night.takenAt);
  if (!proof && error?.code === 'not_found') {
    return isLater ? (
      <Alert tone="info" title={t('later.title')}>
        {t('later.body', { time })}
      </Alert>
    ) : (
      <Alert tone="danger" title={t('missing.title')}>
        {t('missing.body', { time })}
      </Alert>
    );
  }
  if (!proof && error) return <ProblemBanner error={error} onRetry={retry} />;
  if (!proof || !count) return <SkeletonRows count={6} />;
  if (count === 'unavailable') {
    return (
      <Alert tone="warning" isAnnounced title={t('unavailable.title')}>
        {t('unavailable.body')}
      </Alert>
    );
  }
  return count.isCounted ? (
    <Alert tone="success" isAnnounced title={t('counted.title')}>
      {t('counted.body', { time })}
    </Alert>
  ) : (
    <Alert tone="danger" isAnnounced title={t('failed.title')}>
      <span>{t(`failed.${count.fault}`)}</span> <span>{t('failed.next')}</span>
    </Alert>
  );
}

/** Saves what was verified, for a script that checks it without us. */
export function SaveProof({ proof }: { proof: Schema<'LiabilityProof'> }) {
  const { t } = useTranslation(messages);
  // The shell script reads a field from each line.
  const file = `${JSON.stringify(proof, null, 2)}\n`;
  return (
    <LinkButton
      icon={DownloadIcon}
      href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`}
      download="counted.json"
    >
      {t('save.action')}
    </LinkButton>
  );
}
