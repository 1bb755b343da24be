import { BellIcon, TopBarLink, VisuallyHidden } from '@meridian/ui';
import { useLatest } from '@meridian/use-latest';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { useNotifications } from './notifications.requests.ts';

export interface NotificationBellProps {
  /** The address of the notifications. */
  href: string;
  /** Whether this is the current page. */
  isCurrent: boolean;
  /** What is shown until the notifications are loaded: the user's `notifications`. */
  initialUnread: number;
  /** Called with the unread count when it changes, and after a new notification. */
  onChange: (unread: number) => void;
}

/** A larger count is shown, and said, as `9+`. */
const MOST = 9;

/** The bell of the top bar with the unread count. A notification that arrives is announced to screen readers. */
export function NotificationBell({ href, isCurrent, initialUnread, onChange }: NotificationBellProps) {
  const { t } = useTranslation(messages);
  const { data } = useNotifications(1);
  const unread = data?.unread ?? initialUnread;
  const arrived = useArrived(data);
  const labelOf = (count: number) => {
    if (count === 0) return t('bell.none');
    return count > MOST ? t('bell.many') : t('bell.unread', { count });
  };
  const report = useLatest(onChange);
  const newest = data?.items[0]?.id;
  useEffect(() => {
    if (newest !== undefined) report.current(unread);
  }, [newest, unread, report]);
  return (
    <>
      <TopBarLink
        icon={BellIcon}
        href={href}
        label={labelOf(unread)}
        count={unread === 0 ? undefined : unread > MOST ? `${MOST}+` : String(unread)}
        aria-current={isCurrent ? 'page' : undefined}
      />
      <VisuallyHidden role="status">{arrived !== undefined && t('arrived', arrived)}</VisuallyHidden>
    </>
  );
}

interface Page {
  readonly items: readonly { readonly id: string; readonly date: string; readonly title: string }[];
}

/** How many notifications came with the last poll, and the title of the newest. Undefined until one comes. */
function useArrived(data: Page | undefined): { count: number; title: string } | undefined {
  const [seen, setSeen] = useState<string>();
  const [arrived, setArrived] = useState<{ count: number; title: string }>();
  const [newest] = data?.items ?? [];
  const date = newest?.date ?? '';
  if (data && date !== seen) {
    setSeen(date);
    // The first response has only notifications from before the page was opened.
    const fresh = seen === undefined ? [] : data.items.filter((item) => item.date > seen);
    if (newest && fresh.length > 0) setArrived({ count: fresh.length, title: newest.title });
  }
  return arrived;
}
