import type { Schema } from '@meridian/api-client';
import { useSetting } from '@meridian/api-client/react';
import { formatFigure, formatMoney } from '@meridian/money';
import { ProblemBanner, ProblemGroup } from '@meridian/problem';
import {
  Accordion,
  Alert,
  Amount,
  DateTime,
  Grid,
  KeyValueList,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useCaseLimits } from '../cases.requests.ts';
import { messages } from '../messages.ts';
import { LimitForm } from './LimitForm.tsx';
import { TimeOutForm } from './TimeOutForm.tsx';

/** The limit per day and the time-out that people set for themselves, folded into a row that says what is set. */
export function Limits() {
  const { t, i18n } = useTranslation(messages);
  const limits = useCaseLimits();
  const rules = useSetting('cases');
  const failed = [limits, rules].find(({ data, error }) => error && !data);
  return (
    <Accordion
      headingLevel={2}
      items={[
        {
          id: 'limits',
          title: limits.data ? titleOf(limits.data) : t('limits.title'),
          content: (
            <Stack gap={5}>
              <Text>{t('limits.body')}</Text>
              {failed?.error && (
                // While this is folded, its banner cannot stand for others of the page.
                <ProblemGroup>
                  <ProblemBanner error={failed.error} onRetry={() => void failed.mutate()} />
                </ProblemGroup>
              )}
              {!failed && !(limits.data && rules.data) && (
                <Stack gap={3} aria-busy>
                  <VisuallyHidden role="status">{t('limits.loading')}</VisuallyHidden>
                  <Skeleton shape="block" />
                  <Skeleton shape="block" />
                </Stack>
              )}
              {limits.data && rules.data && (
                <Grid min="medium" gap={6}>
                  <LimitFacts limits={limits.data} />
                  <LimitForm limits={limits.data} raiseHours={rules.data.limitRaiseHours} />
                  <TimeOutForm lengths={rules.data.timeOutDays} />
                </Grid>
              )}
            </Stack>
          ),
        },
      ]}
    />
  );

  function titleOf({ spendPerDay, spentToday, timeOutUntil }: Schema<'CaseLimits'>): string {
    if (timeOutUntil !== null) return t('limits.titleTimeOut');
    if (!spendPerDay) return t('limits.titleNone');
    return t('limits.titleSet', {
      spent: formatFigure(spentToday, i18n.language),
      limit: formatMoney(spendPerDay, i18n.language),
    });
  }
}

function LimitFacts({ limits }: { limits: Schema<'CaseLimits'> }) {
  const { t, i18n } = useTranslation(messages);
  const { spendPerDay, spentToday, dayEndsAt, pending, timeOutUntil } = limits;
  return (
    <Stack gap={3}>
      {timeOutUntil !== null && (
        <Alert tone="info" title={t('limits.timeOut')}>
          <DateTime value={timeOutUntil} precision="minute" />
        </Alert>
      )}
      <KeyValueList
        items={[
          {
            id: 'perDay',
            term: t('limits.perDay'),
            value: spendPerDay ? <Amount value={spendPerDay} /> : t('limits.none'),
            isTotal: true,
          },
          {
            id: 'spent',
            term: t('limits.spent'),
            hint: (
              <>
                <span>{t('limits.spentHint')}</span> <DateTime value={dayEndsAt} precision="minute" />
              </>
            ),
            value: <Amount value={spentToday} />,
          },
        ]}
      />
      {pending && (
        <Text>
          <span>
            {pending.spendPerDay
              ? t('limits.pending', { limit: formatMoney(pending.spendPerDay, i18n.language) })
              : t('limits.pendingNone')}
          </span>{' '}
          <DateTime value={pending.at} precision="minute" />
        </Text>
      )}
    </Stack>
  );
}
