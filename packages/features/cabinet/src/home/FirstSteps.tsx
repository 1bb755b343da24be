import { useLatestRefills } from '@meridian/api-client/react';
import { formatMoney } from '@meridian/money';
import { Card, EmptyState, LinkButton, WalletIcon } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { HomeSkeleton } from './HomeSkeleton.tsx';

interface FirstStepsProps {
  hrefs: { refill: string };
}

/** Shown before the first operation: the refill that is awaited, or a link to make one. */
export function FirstSteps({ hrefs }: FirstStepsProps) {
  const { t, i18n } = useTranslation('cabinet');
  const { data, error } = useLatestRefills();
  if (!data && !error) return <HomeSkeleton />;
  const [latest] = data?.items ?? [];
  const isAwaited = latest?.status === 'waiting';
  return (
    <Card>
      <EmptyState
        icon={WalletIcon}
        headingLevel={2}
        title={
          isAwaited
            ? t('awaitedRefill.title', { amount: formatMoney(latest.amount, i18n.language) })
            : t('firstSteps.title')
        }
        action={
          <LinkButton href={isAwaited ? `${hrefs.refill}/${latest.id}` : hrefs.refill}>
            {t(isAwaited ? 'awaitedRefill.action' : 'firstSteps.action')}
          </LinkButton>
        }
      >
        {t(isAwaited ? 'awaitedRefill.body' : 'firstSteps.body')}
      </EmptyState>
    </Card>
  );
}
