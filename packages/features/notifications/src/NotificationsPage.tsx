import type { Schema } from '@meridian/api-client';
import { useRevalidate } from '@meridian/api-client/react';
import { localDay, useDayTitle, useMonthTitle, useToday } from '@meridian/i18n';
import { type FilterState, ListPages, NothingHere, useLastPage } from '@meridian/lists';
import { ProblemBanner } from '@meridian/problem';
import {
  BellIcon,
  Button,
  Card,
  DateTime,
  EmptyState,
  Inline,
  LedgerLayout,
  LinkButton,
  Row,
  RowGroup,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { NotificationRow, NotificationText } from './NotificationRow.tsx';
import type { NotificationsFilters } from './notificationsFilters.ts';
import { type NotificationHrefs, subjectHref } from './subjectHref.ts';
import { SettingsLink, SubjectFilter, SubjectList } from './SubjectFilter.tsx';
import { useNotifications } from './notifications.requests.ts';
import { useReadNotifications } from './readNotifications.requests.ts';

export interface NotificationsPageProps {
  filters: FilterState<NotificationsFilters>;
  hrefs: NotificationHrefs;
  /** Where one chooses what to be told about. */
  settingsHref: string;
}

/**
 * The user's notifications: those of today and yesterday by day, older ones by month. A press on one marks it as read and opens its
 * subject, or reads it in the pane where there is one.
 */
export function NotificationsPage({ filters, hrefs, settingsHref }: NotificationsPageProps) {
  const { t } = useTranslation(messages);
  const dayTitle = useDayTitle();
  const monthTitle = useMonthTitle();
  const today = useToday();
  const { data, error: listError, mutate } = useNotifications(filters.value.page, filters.value.kind);
  const { read, isMutating, error } = useReadNotifications();
  const revalidate = useRevalidate();
  const [chosenId, setChosenId] = useState<string>();
  useLastPage(filters, data);
  const unread = data?.unread ?? 0;
  const summary = unread === 0 ? t('noneUnread') : t('unread', { count: unread });
  const shown = data?.items.find(({ id }) => id === chosenId) ?? data?.items[0];

  function open({ id, topic, read: isRead }: Schema<'Notification'>) {
    setChosenId(id);
    if (!isRead) void read([id]);
    // The page of the link must not show the state before the decision. Everything else is polled or read when it is opened.
    if (topic === 'verification') revalidate(['/user-data/byType/{type}']);
  }

  return (
    <LedgerLayout
      summary={
        <>
          <SubjectFilter filters={filters} />
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
        </>
      }
      details={shown && detailsOf(shown)}
      // Not while loading: the details come above it.
      foot={data && <SubjectList filters={filters} settingsHref={settingsHref} />}
    >
      {error && <ProblemBanner error={error} />}
      {listError && <ProblemBanner error={listError} onRetry={() => void mutate()} />}
      {!data && !listError && <SkeletonGroup />}
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
        [...Map.groupBy(data.items, ({ date }) => titleOf(localDay(date)))].map(([title, alike]) => (
          <RowGroup key={title} title={title}>
            {alike.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                href={subjectHref(notification, hrefs)}
                isOfDay={isRecent(localDay(notification.date))}
                isShown={notification === shown}
                onOpen={() => open(notification)}
              />
            ))}
          </RowGroup>
        ))}
      {data && data.total > data.limit && <ListPages filters={filters} data={data} label={t('pages')} />}
      {(data ?? listError) && <SettingsLink href={settingsHref} />}
    </LedgerLayout>
  );

  function titleOf(day: string): string {
    return isRecent(day) ? dayTitle(day) : monthTitle(day);
  }

  /** Today, yesterday, or by a clock that is ahead. */
  function isRecent(day: string): boolean {
    return Date.parse(today) - Date.parse(day) <= DAY_MS;
  }

  function detailsOf(notification: Schema<'Notification'>) {
    const href = subjectHref(notification, hrefs);
    return {
      title: notification.title,
      content: (
        <Card>
          <Stack gap={3}>
            <Text size={12} tone="muted">
              <DateTime value={notification.date} />
            </Text>
            <Text size={16}>
              <NotificationText notification={notification} />
            </Text>
            {href !== undefined && <LinkButton href={href}>{t(`open.${notification.topic}`)}</LinkButton>}
          </Stack>
        </Card>
      ),
    };
  }
}

const DAY_MS = 86_400_000;

function SkeletonGroup() {
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
