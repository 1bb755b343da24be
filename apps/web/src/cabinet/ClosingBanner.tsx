import { useDateFormat } from '@meridian/i18n';
import { Banner, Link } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { messages as frameMessages } from '@meridian/frame/messages';
import { usePaths } from '../routes/paths.ts';

/** Says on every page when the account closes, with the way back. The page of the closing says so itself. */
export function ClosingBanner({ closingDate }: { closingDate: string }) {
  const { t } = useTranslation(frameMessages);
  const paths = usePaths();
  const { pathname } = useLocation();
  const date = useDateFormat()(closingDate);
  if (matchPath(paths.myData, pathname)) return null;
  return (
    <Banner
      tone="info"
      isShortOnPhone
      title={t('closing.title', { date })}
      action={<Link href={paths.myData}>{t('closing.action')}</Link>}
    >
      {t('closing.body')}
    </Banner>
  );
}
