import type { Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { Amount, Button, Card, DateTime, Heading, Inline, KeyValueList, Stack, Text } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { protectionMessages } from './messages.ts';

// Fields of amounts are large.
const OwnLimitDialog = lazy(() => import('./OwnLimitDialog.tsx'));

interface OwnLimitsCardProps {
  limits: readonly Schema<'OwnLimit'>[];
  /** Hours until a higher limit takes effect. */
  raiseHours: number;
  /** A locked account takes no change. */
  isLocked: boolean;
}

/** What people allow themselves to withdraw a day and to put into deposits a month. */
export function OwnLimitsCard({ limits, raiseHours, isLocked }: OwnLimitsCardProps) {
  const { t } = useTranslation(protectionMessages);
  const [changing, setChanging] = useState<Schema<'OwnLimitKind'>>();
  return (
    <Card title={t('limits.title')}>
      <Stack gap={6} width="text">
        <Stack gap={2}>
          <Text>{t('limits.body', { count: raiseHours })}</Text>
          <Text tone="muted">{t('limits.counted')}</Text>
        </Stack>
        {limits.map((limit) => (
          <Stack key={limit.kind} gap={3}>
            <Heading level={3}>{t(`limits.kind.${limit.kind}`)}</Heading>
            <LimitFacts limit={limit} />
            <Inline>
              <Button size="small" isDisabled={isLocked} onPress={() => setChanging(limit.kind)}>
                {t(limit.limit ? 'limits.change' : 'limits.set')}
              </Button>
            </Inline>
            {changing === limit.kind && (
              <Suspense>
                <OwnLimitDialog
                  limit={limit}
                  raiseHours={raiseHours}
                  onSaved={() => setChanging(undefined)}
                  onCancel={() => setChanging(undefined)}
                />
              </Suspense>
            )}
          </Stack>
        ))}
        {isLocked && <Text tone="muted">{t('limits.locked')}</Text>}
      </Stack>
    </Card>
  );
}

function LimitFacts({ limit: { kind, limit, used, periodEndDate, pending } }: { limit: Schema<'OwnLimit'> }) {
  const { t, i18n } = useTranslation(protectionMessages);
  return (
    <Stack gap={2}>
      <KeyValueList
        items={[
          {
            id: 'limit',
            term: t('limits.limit'),
            value: limit ? <Amount value={limit} /> : t('limits.none'),
          },
          {
            id: 'used',
            term: t(`limits.used.${kind}`),
            hint: (
              <>
                <span>{t('limits.until')}</span> <DateTime value={periodEndDate} />
              </>
            ),
            value: <Amount value={used} />,
          },
        ]}
      />
      {pending && (
        <Text tone="muted">
          <span>
            {pending.limit
              ? t('limits.pending', { limit: formatMoney(pending.limit, i18n.language) })
              : t('limits.pendingNone')}
          </span>{' '}
          <DateTime value={pending.date} />
        </Text>
      )}
    </Stack>
  );
}
