import { localDay, useDayTitle } from '@meridian/i18n';
import { formatMoney } from '@meridian/money';
import { Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { Lane } from './lanes.ts';

/** What happens to the money next, and its condition. */
export function Next({ next }: { next: Lane | undefined }) {
  const { t } = useTranslation(messages);
  const sentence = useSentence(next);
  return (
    <div>
      <Text size={16} weight="medium">
        {sentence}
      </Text>
      <Text tone="muted">{t(`next.condition.${conditionOf(next)}`)}</Text>
    </div>
  );
}

/** When the term of a deposit is over, all its accruals are in. Before a transfer is found, it may not have been sent. */
function conditionOf(next: Lane | undefined) {
  if (!next) return 'none';
  if (next.kind === 'deposit' && next.deposit.status === 'awaiting_completion') return 'paid';
  if (next.kind === 'refill' && next.refill.hash !== null) return 'found';
  return next.kind;
}

function useSentence(next: Lane | undefined): string {
  const { t, i18n } = useTranslation(messages);
  const dayOf = useDayTitle('short');
  switch (next?.kind) {
    case 'refill':
      return t('next.refill', {
        amount: formatMoney(next.refill.requestedAmount, i18n.language, 'glance'),
        count: next.count,
      });
    case 'deposit': {
      const { plan, amount, totalBody, autoinvestment, renewal } = next.deposit;
      const isRenewed = autoinvestment && !renewal?.obstacle;
      const moved = isRenewed && renewal?.amount === 'body' ? amount : totalBody;
      return t(isRenewed ? 'next.renewal' : 'next.deposit', {
        date: dayOf(localDay(next.at)),
        amount: formatMoney(moved, i18n.language, 'glance'),
        plan: plan.name,
      });
    }
    case 'subscription':
      return t('next.subscription', { date: dayOf(localDay(next.at)) });
    case 'setAside':
      return t('next.setAside', { amount: formatMoney(next.amount, i18n.language, 'glance') });
    case undefined:
      return t('next.none');
  }
}
