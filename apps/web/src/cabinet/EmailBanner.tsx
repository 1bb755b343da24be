import { markPart, pageParts } from '@meridian/page-parts';
import type { Schema } from '@meridian/api-client';
import { Banner, Link } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { messages as frameMessages } from '@meridian/frame/messages';
import { usePaths } from '../routes/paths.ts';
import { isEmailNoticePostponed, postponeEmailNotice } from './emailNotice.ts';

/**
 * Asks to confirm the e-mail, where it matters (home, withdrawal and settings), and not for a week after it was closed. The profile asks
 * beside the address.
 */
export function EmailBanner({ user }: { user: Schema<'User'> }) {
  const { t } = useTranslation(frameMessages);
  const paths = usePaths();
  const { pathname } = useLocation();
  const [isPostponed, setPostponed] = useState(() => isEmailNoticePostponed(user.id));
  const isAtPlace =
    matchPath(paths.cabinet, pathname) !== null ||
    ([paths.withdrawal, paths.settings].some((path) => matchPath({ path, end: false }, pathname)) &&
      matchPath(paths.profileSettings, pathname) === null);
  if (user.emailConfirmed || !isAtPlace || isPostponed) return null;
  return (
    <div {...markPart(pageParts.notice)}>
      <Banner
        tone="neutral"
        isShortOnPhone
        title={t('confirm.email.title')}
        dismissLabel={t('confirm.email.later')}
        onDismiss={() => {
          postponeEmailNotice(user.id);
          setPostponed(true);
        }}
        action={<Link href={paths.confirmEmail}>{t('confirm.email.action')}</Link>}
      >
        {t('confirm.email.body')}
      </Banner>
    </div>
  );
}
