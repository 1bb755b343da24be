import type { Schema } from '@meridian/api-client';
import { useBalance, useRefills } from '@meridian/api-client/react';
import { useDateFormat } from '@meridian/i18n';
import { ProblemBanner } from '@meridian/problem';
import { Alert, Card, EmptyState, Inline, Link, SkeletonRows, Stack, Text } from '@meridian/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Comparison } from './Comparison.tsx';
import { CountSteps } from './CountSteps.tsx';
import { useLiabilities } from './liabilities.requests.ts';
import { messages } from './messages.ts';
import { addSeen, findChanged, isBeyond, type SeenRoots } from './seenRoots.ts';
import { type Investor, SaveProof, useNight, Verdict } from './Verdict.tsx';

export interface LiabilitiesPageProps {
  user: Investor;
  /** The roots that this device has seen before. */
  readSeen: () => SeenRoots;
  keepSeen: (roots: SeenRoots) => void;
  hrefs: { readonly published: string; readonly operations: string };
}

/** Verifies on this device that the account is part of the last published count, step by step. */
export function LiabilitiesPage({ hrefs, ...props }: LiabilitiesPageProps) {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = useLiabilities({ limit: 100 });
  return (
    <Stack gap={5}>
      <Stack gap={2} width="text">
        <Text tone="muted">{t('about')}</Text>
        <Text>
          <Link href={hrefs.published}>{t('published')}</Link>
        </Text>
      </Stack>
      {data && <Published {...props} hrefs={hrefs} nights={data} />}
      {!data && error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {!data && !error && <SkeletonRows count={6} />}
    </Stack>
  );
}

interface PublishedProps extends LiabilitiesPageProps {
  nights: Schema<'LiabilitySnapshotPage'>;
}

function Published({ nights, user, readSeen, keepSeen, hrefs }: PublishedProps) {
  const { t } = useTranslation(messages);
  const [seen] = useState(readSeen);
  useEffect(() => keepSeen(addSeen(seen, nights.items)), [keepSeen, seen, nights]);
  const changed = findChanged(seen, nights);
  const [night] = nights.items;
  return (
    <>
      {changed.length > 0 && <Changed roots={changed} />}
      <EarlierNights seen={seen} after={nights} />
      {night ? (
        <Night key={night.id} night={night} user={user} hrefs={hrefs} />
      ) : (
        <EmptyState title={t('none.title')} headingLevel={2}>
          {t('none.body')}
        </EmptyState>
      )}
    </>
  );
}

interface EarlierNightsProps {
  seen: SeenRoots;
  /** The page of nights before these. */
  after: Schema<'LiabilitySnapshotPage'>;
}

/** Compares the roots of earlier nights, page by page, until every root that this device has seen is compared. */
function EarlierNights({ seen, after }: EarlierNightsProps) {
  const { page, limit, items } = after;
  const hasEarlier = Object.values(seen).some((old) => isBeyond(after, old));
  const { data, error, mutate } = useLiabilities(hasEarlier ? { page: page + 1, limit } : null);
  if (!data) return error && <ProblemBanner error={error} onRetry={() => void mutate()} />;
  const changed = findChanged(seen, data, Date.parse(items.at(-1)?.takenAt ?? ''));
  return (
    <>
      {changed.length > 0 && <Changed roots={changed} />}
      <EarlierNights seen={seen} after={data} />
    </>
  );
}

function Changed({ roots }: { roots: ReturnType<typeof findChanged> }) {
  const { t } = useTranslation(messages);
  const format = useDateFormat('minute', 'always');
  return (
    <Alert tone="danger" isAnnounced title={t('changed.title')}>
      <Stack gap={3}>
        <Text>{t('changed.body')}</Text>
        {roots.map(({ root, takenAt }) => (
          <div key={takenAt}>
            <Text>{t('changed.was', { time: format(takenAt) })}</Text>
            <Text isCode>{root}</Text>
          </div>
        ))}
      </Stack>
    </Alert>
  );
}

interface NightProps extends Pick<LiabilitiesPageProps, 'user' | 'hrefs'> {
  night: Schema<'LiabilitySnapshot'>;
}

function Night({ night, user, hrefs }: NightProps) {
  const { t } = useTranslation(messages);
  const time = useDateFormat('minute', 'always')(night.takenAt);
  const state = useNight(night, user);
  const { proof, count } = state;
  const balance = useBalance();
  // Only a refill can be on its way and in no figure: what is withdrawn or invested is counted.
  const refills = useRefills({ limit: 100 }, balance.data?.pending === true);
  return (
    <>
      <Verdict night={night} state={state} />
      {proof && count && count !== 'unavailable' && (
        <Card title={t('steps.title')}>
          <CountSteps count={count} proof={proof} night={night} />
        </Card>
      )}
      {proof && count && count !== 'unavailable' && count.isCounted && (
        <Card title={t('compare.title')}>
          {balance.data && (
            <Comparison
              amounts={count.amounts}
              proof={proof}
              balance={balance.data}
              refills={refills.data?.items ?? []}
              time={time}
              operationsHref={hrefs.operations}
            />
          )}
          {!balance.data && balance.error && (
            <ProblemBanner error={balance.error} onRetry={() => void balance.mutate()} />
          )}
          {!balance.data && !balance.error && <SkeletonRows count={3} />}
        </Card>
      )}
      {proof && count && (
        <Card title={t('save.title')}>
          <Stack gap={4} width="text">
            <Text>{t('save.body')}</Text>
            <Inline>
              <SaveProof proof={proof} />
            </Inline>
            <Text>
              <Link href={`${hrefs.published}#verify`}>{t('save.how')}</Link>
            </Text>
          </Stack>
        </Card>
      )}
    </>
  );
}
