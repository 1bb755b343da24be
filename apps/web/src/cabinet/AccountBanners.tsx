import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { Banner, Link } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { messages as frameMessages } from '@meridian/frame/messages';
import { usePaths } from '../routes/paths.ts';

/** Say on every page that the account is locked or about to close, with the way back. The page of each says so itself. */
export function AccountBanners({ user }: { user: Pick<Schema<'User'>, 'closingDate' | 'lockDate'> }) {
  const { t } = useTranslation(frameMessages);
  const paths = usePaths();
  const { pathname } = useLocation();
  const formatDate = useDateFormat();
  return (
    <>
      {user.lockDate && !matchPath(paths.protection, pathname) && (
        <Banner
          tone="info"
          isShortOnPhone
          title={t('locked.title')}
          action={<Link href={paths.protection}>{t('locked.action')}</Link>}
        >
          {t('locked.body')}
        </Banner>
      )}
      {user.closingDate && !matchPath(paths.myData, pathname) && (
        <Banner
          tone="info"
          isShortOnPhone
          title={t('closing.title', { date: formatDate(user.closingDate) })}
          action={<Link href={paths.myData}>{t('closing.action')}</Link>}
        >
          {t('closing.body')}
        </Banner>
      )}
    </>
  );
}
