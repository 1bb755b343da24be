import { markPart } from '@meridian/page-parts';
import type { Schema } from '@meridian/api-client';
import { Banner, Button, Link } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { messages as frameMessages } from '@meridian/frame/messages';
import { usePaths } from '../routes/paths.ts';
import { isEmailNoticePostponed, postponeEmailNotice } from './emailNotice.ts';

const ConfirmPhone = lazy(() => import('./ConfirmPhone.tsx'));

/**
 * Asks to confirm the phone, over every page, or the e-mail: on its own page, from where it matters (home, withdrawal and
 * settings), and not for a week after it was closed.
 */
export function ContactBanner({ user }: { user: Schema<'User'> }) {
  const { t } = useTranslation(frameMessages);
  const paths = usePaths();
  const { pathname } = useLocation();
  const [isClosed, setClosed] = useState(false);
  const [isPostponed, setPostponed] = useState(() => isEmailNoticePostponed(user.id));
  if (!user.phoneConfirmed) {
    return (
      <>
        <Banner
          tone="warning"
          title={t('confirm.phone.title')}
          action={
            <Button size="small" onPress={() => setClosed(false)}>
              {t('confirm.phone.action')}
            </Button>
          }
        >
          {t('confirm.phone.body')}
        </Banner>
        {!isClosed && (
          <Suspense fallback={null}>
            <ConfirmPhone phone={user.phone} onClose={() => setClosed(true)} />
          </Suspense>
        )}
      </>
    );
  }
  const isAtPlace =
    matchPath(paths.cabinet, pathname) !== null ||
    [paths.withdrawal, paths.settings].some((path) => matchPath({ path, end: false }, pathname));
  if (user.emailConfirmed || !isAtPlace || isPostponed) return null;
  return (
    <div {...markPart('notice')}>
      <Banner
        tone="info"
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
