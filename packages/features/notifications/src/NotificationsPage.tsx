import type { Schema } from '@meridian/api-client';
import { useRevalidate } from '@meridian/api-client/react';
import { localDay, useDateFormat, useDayTitle } from '@meridian/i18n';
import {
  ChoiceFilter,
  FilterBar,
  type FilterState,
  ListPages,
  NothingHere,
  useLastPage,
} from '@meridian/lists';
import { ProblemBanner, SupportText } from '@meridian/problem';
import {
  BellIcon,
  Button,
  EmptyState,
  GiftIcon,
  FileTextIcon,
  Inline,
  KeyRoundIcon,
  Link,
  type LucideIcon,
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  MonitorIcon,
  RepeatIcon,
  Row,
  RowGroup,
  ShieldCheckIcon,
  Skeleton,
  SproutIcon,
  Stack,
  Text,
  UsersIcon,
  VisuallyHidden,
  WalletIcon,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { notificationKinds, type NotificationsFilters } from './notificationsFilters.ts';
import { type NotificationHrefs, subjectHref } from './subjectHref.ts';
import { useNotifications } from './notifications.requests.ts';
import { useReadNotifications } from './readNotifications.requests.ts';

export interface NotificationsPageProps {
  filters: FilterState<NotificationsFilters>;
  hrefs: NotificationHrefs;
  /** Where one chooses what to be told about. */
  settingsHref: string;
}

/** The user's notifications by day. A press on one marks it as read and opens its subject. */
export function NotificationsPage({ filters, hrefs, settingsHref }: NotificationsPageProps) {
  const { t } = useTranslation(messages);
  const titleOf = useDayTitle();
  const { data, error: listError, mutate } = useNotifications(filters.value.page, filters.value.kind);
  const { read, isMutating, error } = useReadNotifications();
  const revalidate = useRevalidate();
  useLastPage(filters, data);
  const unread = data?.unread ?? 0;
  const summary = unread === 0 ? t('noneUnread') : t('unread', { count: unread });

  function open({ id, topic, read: isRead }: Schema<'Notification'>) {
    if (!isRead) void read([id]);
    // The page of the link must not show the state before the decision. Everything else is polled or read when it is opened.
    if (topic === 'verification') revalidate(['/user-data/byType/{type}']);
  }

  return (
    <Stack gap={4} width="text">
      <FilterBar label={t('filter.label')} filters={filters}>
        <ChoiceFilter
          label={t('filter.kind')}
          allLabel={t('filter.all')}
          choices={notificationKinds.map((kind) => ({ id: kind, label: t(`kind.${kind}`) }))}
          value={filters.value.kind}
          onChange={(kind) => filters.change({ kind })}
        />
      </FilterBar>
      <Inline justify="between" align="center">
        <Text tone="muted" role="status">
          {data ? summary : !listError && t('loading')}
        </Text>
        <Button
          size="small"
          isDisabled={unread === 0}
          isPending={isMutating}
          pendingLabel={t('marking')}
          onPress={() => void read(null)}
        >
          {t('markAll')}
        </Button>
      </Inline>
      {error && <ProblemBanner error={error} />}
      {listError && <ProblemBanner error={listError} onRetry={() => void mutate()} />}
      {!data && !listError && <SkeletonDay />}
      {data?.total === 0 && (
        <NothingHere
          filters={filters}
          nothingFound={{ title: t('nothingFound.title'), body: t('nothingFound.body'), headingLevel: 2 }}
          empty={
            <EmptyState headingLevel={2} icon={BellIcon} title={t('empty.title')}>
              {t('empty.body')}
            </EmptyState>
          }
        />
      )}
      {data &&
        [...Map.groupBy(data.items, ({ date }) => localDay(date))].map(([day, ofDay]) => (
          <RowGroup key={day} title={titleOf(day)}>
            {ofDay.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                href={subjectHref(notification, hrefs)}
                onOpen={() => open(notification)}
              />
            ))}
          </RowGroup>
        ))}
      {data && data.total > data.limit && <ListPages filters={filters} data={data} label={t('pages')} />}
      {(data ?? listError) && (
        <Text>
          <Link href={settingsHref}>{t('choose')}</Link>
        </Text>
      )}
    </Stack>
  );
}

interface NotificationRowProps {
  notification: Schema<'Notification'>;
  href: string | undefined;
  onOpen: () => void;
}

function NotificationRow({
  notification: { date, topic, title, text, read },
  href,
  onOpen,
}: NotificationRowProps) {
  const { t } = useTranslation(messages);
  const formatTime = useDateFormat('time');
  const row = {
    icon: icons[topic],
    isMarked: !read,
    title: read ? (
      title
    ) : (
      <>
        <VisuallyHidden>{`${t('new')}: `}</VisuallyHidden>
        <span>{title}</span>
      </>
    ),
    detail: (
      <>
        <span>{text}</span>
        {topic === 'wallet' && (
          <>
            {text !== '' && ' '}
            <SupportText>{t('notYou')}</SupportText>
          </>
        )}
      </>
    ),
    valueDetail: formatTime(date),
  };
  if (href !== undefined) return <Row {...row} href={href} onPress={onOpen} />;
  // Without a page of its own there is only the mark to set.
  return read ? <Row {...row} /> : <Row {...row} onPress={onOpen} />;
}

function SkeletonDay() {
  const { t } = useTranslation(messages);
  const title = (
    <>
      <Skeleton>00 November</Skeleton>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </>
  );
  return (
    <RowGroup title={title}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Row
          key={row}
          icon={BellIcon}
          title={<Skeleton>Your refill is credited</Skeleton>}
          detail={<Skeleton>1,250 USDT is on your balance.</Skeleton>}
          valueDetail={<Skeleton>00:00</Skeleton>}
        />
      ))}
    </RowGroup>
  );
}

const icons: Readonly<Record<Schema<'NotificationTopic'>, LucideIcon>> = {
  refill: ArrowDownToLineIcon,
  deposit: SproutIcon,
  withdrawal: ArrowUpFromLineIcon,
  verification: ShieldCheckIcon,
  security: KeyRoundIcon,
  sign_in: MonitorIcon,
  wallet: WalletIcon,
  subscription: RepeatIcon,
  partners: UsersIcon,
  cases: GiftIcon,
  news: FileTextIcon,
};
