import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { SupportText } from '@meridian/problem';
import {
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  FileTextIcon,
  GiftIcon,
  KeyRoundIcon,
  MailIcon,
  type LucideIcon,
  MonitorIcon,
  RepeatIcon,
  Row,
  ShieldCheckIcon,
  SproutIcon,
  useHasPane,
  UsersIcon,
  VisuallyHidden,
  WalletIcon,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

interface NotificationRowProps {
  notification: Schema<'Notification'>;
  href: string | undefined;
  /** Whether the row is in a group of its day. */
  isOfDay: boolean;
  isShown: boolean;
  onOpen: () => void;
}

/** A notification. It leads to its subject; beside a pane, it is read there. */
export function NotificationRow({ notification, href, isOfDay, isShown, onOpen }: NotificationRowProps) {
  const { t } = useTranslation(messages);
  const hasPane = useHasPane();
  const formatTime = useDateFormat('time');
  const formatDay = useDateFormat();
  const { date, topic, title, read } = notification;
  const row = {
    icon: icons[topic],
    isMarked: !read,
    isCurrent: isShown,
    title: read ? (
      title
    ) : (
      <>
        <VisuallyHidden>{`${t('new')}: `}</VisuallyHidden>
        <span>{title}</span>
      </>
    ),
    detail: <NotificationText notification={notification} />,
    valueDetail: isOfDay ? formatTime(date) : formatDay(date),
  };
  if (hasPane) return <Row {...row} onPress={onOpen} />;
  if (href !== undefined) return <Row {...row} href={href} onPress={onOpen} />;
  // Without a page of its own there is only the mark to set.
  return read ? <Row {...row} /> : <Row {...row} onPress={onOpen} />;
}

/** What happened, and what to do if it was not the user. */
export function NotificationText({
  notification: { topic, text },
}: Pick<NotificationRowProps, 'notification'>) {
  const { t } = useTranslation(messages);
  return (
    <>
      <span>{text}</span>
      {topic === 'wallet' && (
        <>
          {text !== '' && ' '}
          <SupportText>{t('notYou')}</SupportText>
        </>
      )}
    </>
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
  support: MailIcon,
};
