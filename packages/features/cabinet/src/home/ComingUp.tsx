import { localDay, useDateFormat, useDayTitle } from '@meridian/i18n';
import {
  Amount,
  ArrowDownToLineIcon,
  CalendarIcon,
  Heading,
  LockIcon,
  RepeatIcon,
  Row,
  RowList,
  Skeleton,
  SproutIcon,
  Stack,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { type ComingEvent, comingEvents } from './comingEvents.ts';

interface ComingUpProps {
  /** Undefined while loading. */
  known: Parameters<typeof comingEvents>[0] | undefined;
  hrefs: { refill: string; deposits: string; subscription: string };
}

/** What is expected next, and when. */
export function ComingUp({ known, hrefs }: ComingUpProps) {
  const { t } = useTranslation(messages);
  const events = known && comingEvents(known);
  return (
    <Stack gap={1} role="region" aria-label={t('coming.title')}>
      <Heading level={2}>{t('coming.title')}</Heading>
      {events?.length === 0 ? (
        <Text tone="muted">{t('coming.nothing')}</Text>
      ) : (
        <RowList onPhone={2}>
          {events?.map((event) => <EventRow key={keyOf(event)} event={event} hrefs={hrefs} />) ??
            [1, 2, 3, 4].map((row) => (
              <Row
                key={row}
                icon={CalendarIcon}
                title={<Skeleton>{t('coming.accrual')}</Skeleton>}
                detail={<Skeleton>{t('coming.awaited')}</Skeleton>}
                value={<Skeleton>1.00 USDT</Skeleton>}
                valueDetail={<Skeleton>{t('coming.notGuaranteed')}</Skeleton>}
              />
            ))}
        </RowList>
      )}
    </Stack>
  );
}

function keyOf(event: ComingEvent): string {
  switch (event.kind) {
    case 'accrual':
      return `${event.at} ${event.amount.currency}`;
    case 'end':
      return event.deposit.id;
    case 'refill':
    case 'subscription':
      return event.kind;
  }
}

function EventRow({ event, hrefs }: { event: ComingEvent; hrefs: ComingUpProps['hrefs'] }) {
  const { t } = useTranslation(messages);
  const titleOf = useDayTitle('short');
  const formatTime = useDateFormat('time');
  const momentOf = (at: string) => `${titleOf(localDay(at))}, ${formatTime(at)}`;
  switch (event.kind) {
    case 'refill': {
      const [first] = event.refills;
      const isOne = first && event.refills.length === 1;
      return (
        <Row
          icon={ArrowDownToLineIcon}
          href={isOne ? `${hrefs.refill}/${first.id}` : hrefs.refill}
          title={t('coming.refill', { count: event.refills.length })}
          detail={t(isOne && first.confirmations > 0 ? 'coming.confirming' : 'coming.awaited')}
          {...(isOne && { value: <Amount value={first.amount} precision="glance" /> })}
        />
      );
    }
    case 'accrual': {
      const [first] = event.deposits;
      return (
        <Row
          icon={SproutIcon}
          href={event.deposits.length === 1 && first ? `${hrefs.deposits}/${first.id}` : hrefs.deposits}
          title={t('coming.accrual')}
          detail={momentOf(event.at)}
          value={<Amount value={event.amount} sign="always" />}
          valueDetail={t('coming.notGuaranteed')}
        />
      );
    }
    case 'end': {
      const { id, plan, autoinvestment, totalBody } = event.deposit;
      return (
        <Row
          icon={autoinvestment ? RepeatIcon : LockIcon}
          href={`${hrefs.deposits}/${id}`}
          title={t(autoinvestment ? 'coming.renewal' : 'coming.unlock', { plan: plan.name })}
          detail={titleOf(localDay(event.at))}
          value={<Amount value={totalBody} precision="glance" />}
          valueDetail={t('coming.notGuaranteed')}
        />
      );
    }
    case 'subscription':
      return (
        <Row
          icon={CalendarIcon}
          href={hrefs.subscription}
          title={t('coming.subscription')}
          detail={titleOf(localDay(event.at))}
        />
      );
  }
}
