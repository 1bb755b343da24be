import type { Schema } from '@meridian/api-client';
import { Banner, Button, LinkButton } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { usePaths } from '../routes/paths.ts';

const ConfirmPhone = lazy(() => import('./ConfirmPhone.tsx'));

/** Asks to confirm the phone, over the page, or the e-mail, on its own page. */
export function ContactBanner({ user }: { user: Schema<'User'> }) {
  const { t } = useTranslation('web');
  const paths = usePaths();
  const { pathname } = useLocation();
  const [isClosed, setClosed] = useState(false);
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
            <ConfirmPhone onClose={() => setClosed(true)} />
          </Suspense>
        )}
      </>
    );
  }
  if (user.emailConfirmed || matchPath(paths.confirmEmail, pathname)) return null;
  return (
    <Banner
      tone="info"
      title={t('confirm.email.title')}
      action={
        <LinkButton size="small" href={paths.confirmEmail}>
          {t('confirm.email.action')}
        </LinkButton>
      }
    >
      {t('confirm.email.body')}
    </Banner>
  );
}
