import type { Schema } from '@meridian/api-client';
import { useRevalidate } from '@meridian/api-client/react';
import { type FilterState, ListTable } from '@meridian/lists';
import { ProblemBanner, SupportText } from '@meridian/problem';
import {
  BellIcon,
  Button,
  DateTime,
  EmptyState,
  Inline,
  Link,
  Stack,
  type TableColumn,
  Tag,
  Text,
  useToast,
} from '@meridian/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationsFilters } from './notificationsFilters.ts';
import { type NotificationHrefs, subjectHref } from './subjectHref.ts';
import { useNotifications } from './useNotifications.ts';
import { useReadNotifications } from './useReadNotifications.ts';

export interface NotificationsPageProps {
  filters: FilterState<NotificationsFilters>;
  hrefs: NotificationHrefs;
}

/** The person's notifications. Each links to its subject and can be marked as read. */
export function NotificationsPage({ filters, hrefs }: NotificationsPageProps) {
  const { t } = useTranslation('notifications');
  const toast = useToast();
  const list = useNotifications(filters.value.page);
  const { read, isMutating, error } = useReadNotifications();
  const revalidate = useRevalidate();
  const pressed = useRef<string>(undefined);
  const unread = list.data?.unread ?? 0;
  const summary = unread === 0 ? t('noneUnread') : t('unread', { count: unread });

  function open({ id, topic, read: isRead }: Schema<'Notification'>) {
    if (!isRead) void read([id]);
    // The page of the link must not show the state before the decision. Everything else is polled or read when it is opened.
    if (topic === 'verification') revalidate(['/user-data/byType/{type}']);
  }

  async function markAsRead(ids: string[] | null) {
    const outcome = await read(ids);
    if (outcome.ok) toast.show({ message: ids === null ? t('allRead') : t('oneRead') });
  }

  /** The button that was pressed is gone, and the focus with it. */
  function takeFocus(id: string, mark: HTMLElement | null) {
    if (!mark || pressed.current !== id) return;
    pressed.current = undefined;
    if (document.activeElement === document.body) mark.focus();
  }

  const columns: TableColumn<Schema<'Notification'>>[] = [
    {
      id: 'notification',
      header: t('column.notification'),
      isRowHeader: true,
      inList: 'top-start',
      cell: (notification) => (
        <Words
          notification={notification}
          href={subjectHref(notification, hrefs)}
          onOpen={() => open(notification)}
        />
      ),
    },
    {
      id: 'date',
      header: t('column.date'),
      inList: 'bottom-start',
      cell: ({ date }) => <DateTime value={date} />,
    },
    {
      id: 'read',
      header: t('column.read'),
      align: 'end',
      inList: 'bottom-end',
      cell: ({ id, title, read: isRead }) =>
        isRead ? (
          <span ref={(mark) => takeFocus(id, mark)} tabIndex={-1}>
            <Text isInline tone="muted" size={12}>
              {t('read')}
            </Text>
          </span>
        ) : (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('markNamed', { title })}
            onPress={() => {
              pressed.current = id;
              void markAsRead([id]);
            }}
          >
            {t('markOne')}
          </Button>
        ),
    },
  ];

  return (
    <Stack gap={6}>
      <Inline justify="between" align="center">
        <Text tone="muted">{list.data ? summary : !list.error && t('loading')}</Text>
        <Button
          size="small"
          isDisabled={unread === 0}
          isPending={isMutating}
          pendingLabel={t('marking')}
          onPress={() => void markAsRead(null)}
        >
          {t('markAll')}
        </Button>
      </Inline>
      {error && <ProblemBanner error={error} />}
      <ListTable
        list={list}
        filters={filters}
        caption={t('caption')}
        columns={columns}
        empty={
          <EmptyState headingLevel={2} icon={BellIcon} title={t('empty.title')}>
            {t('empty.body')}
          </EmptyState>
        }
        pagesLabel={t('pages')}
      />
    </Stack>
  );
}

interface WordsProps {
  notification: Schema<'Notification'>;
  href: string | undefined;
  onOpen: () => void;
}

function Words({ notification: { topic, title, text, read }, href, onOpen }: WordsProps) {
  const { t } = useTranslation('notifications');
  return (
    <Stack gap={1}>
      <Inline gap={2} align="center">
        {href === undefined ? (
          <Text isInline weight={read ? 'regular' : 'medium'}>
            {title}
          </Text>
        ) : (
          <Link href={href} onPress={onOpen}>
            {title}
          </Link>
        )}
        {!read && <Tag label={t('new')} />}
      </Inline>
      {text !== '' && <Text tone="muted">{text}</Text>}
      {topic === 'wallet' && (
        <Text tone="muted">
          <SupportText>{t('notYou')}</SupportText>
        </Text>
      )}
    </Stack>
  );
}
