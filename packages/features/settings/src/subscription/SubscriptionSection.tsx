import { markPart, pageParts } from '@meridian/page-parts';
import type { Schema } from '@meridian/api-client';
import { useSubscriptionOptions } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import {
  Amount,
  Button,
  Card,
  DateTime,
  Inline,
  KeyValueList,
  SkeletonRows,
  Stack,
  StatusBadge,
  Text,
} from '@meridian/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubscriptionDialog } from '../dialogs.ts';
import { messages } from '../messages.ts';

interface SubscriptionSectionProps {
  subscription: Schema<'Subscription'>;
  onChange: (subscription: Schema<'Subscription'>) => void;
  hrefs: { refill: string; confirmPhone?: string };
}

/** The state of the subscription, what it is needed for, and the options. */
export function SubscriptionSection({ subscription, onChange, hrefs }: SubscriptionSectionProps) {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = useSubscriptionOptions();
  const [isOpen, setOpen] = useState(false);
  const { active, option, activeUntil } = subscription;
  const optionName = data?.items.find(({ id }) => id === option)?.name ?? option;
  return (
    <Stack gap={6}>
      <Card>
        <Stack gap={3}>
          <Text>{t('subscription.needed')}</Text>
          <KeyValueList
            items={[
              {
                id: 'status',
                term: t('subscription.status'),
                value: (
                  <span {...markPart(pageParts.ofUser)}>
                    <StatusBadge {...stateOf(subscription)} />
                  </span>
                ),
              },
              ...(activeUntil === null
                ? []
                : [
                    {
                      id: 'option',
                      term: t('subscription.option'),
                      value: (
                        <span {...markPart(pageParts.ofUser)}>
                          {option === null ? t('subscription.trial') : optionName}
                        </span>
                      ),
                    },
                    {
                      id: 'until',
                      term: t(active ? 'subscription.until' : 'subscription.endedOn'),
                      value: (
                        <span {...markPart(pageParts.ofUser)}>
                          <DateTime value={activeUntil} />
                        </span>
                      ),
                    },
                  ]),
            ]}
          />
        </Stack>
      </Card>
      <Card title={t('subscription.offers')}>
        {error && !data && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {!data && !error && <SkeletonRows count={3} />}
        {data && data.items.length === 0 && <Text>{t('subscription.none')}</Text>}
        {data && data.items.length > 0 && (
          <Stack gap={4}>
            <Text tone="muted">{t(`subscription.offersFor.${active ? 'extend' : 'activate'}`)}</Text>
            <KeyValueList
              items={data.items.map(({ id, name, periodDays, price }) => ({
                id,
                term: name,
                hint: t('subscription.period', { count: periodDays }),
                value: <Amount value={price} />,
              }))}
            />
            <Text tone="muted">{t('subscription.paidFrom')}</Text>
            <Inline>
              <Button variant="primary" onPress={() => setOpen(true)}>
                {t(active ? 'subscription.extend' : 'subscription.activate')}
              </Button>
            </Inline>
          </Stack>
        )}
      </Card>
      <Suspense>
        {isOpen && (
          <SubscriptionDialog
            isExtension={active}
            onBought={onChange}
            onClose={() => setOpen(false)}
            hrefs={hrefs}
          />
        )}
      </Suspense>
    </Stack>
  );

  function stateOf({ active, activeUntil }: Schema<'Subscription'>) {
    if (active) return { state: 'done', label: t('subscription.active') } as const;
    const label = t(activeUntil === null ? 'subscription.never' : 'subscription.ended');
    return { state: 'attention', label } as const;
  }
}
