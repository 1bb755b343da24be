import { useLatestRefills } from '@meridian/api-client/react';
import { formatMoney } from '@meridian/money';
import { Alert, Link } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

interface AwaitedRefillsProps {
  hrefs: { refill: string };
}

/** Says that refills are awaited. The app polls them (`useMoneyUpdates`). Renders nothing if there are none or they fail to load. */
export function AwaitedRefills({ hrefs }: AwaitedRefillsProps) {
  const { t, i18n } = useTranslation('cabinet');
  const { data } = useLatestRefills();
  const [first, ...others] = data?.items.filter(({ status }) => status === 'waiting') ?? [];
  if (!first) return null;
  const isOne = others.length === 0;
  return (
    <Alert
      tone="info"
      title={
        isOne
          ? t('awaitedRefill.title', { amount: formatMoney(first.amount, i18n.language) })
          : t('awaitedRefill.titleOfSeveral', { count: others.length + 1 })
      }
    >
      <Link href={isOne ? `${hrefs.refill}/${first.id}` : hrefs.refill}>
        {t(isOne ? 'awaitedRefill.action' : 'awaitedRefill.actionOfSeveral')}
      </Link>
    </Alert>
  );
}
