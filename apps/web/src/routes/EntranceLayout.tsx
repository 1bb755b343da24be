import { EntranceStory } from '@meridian/feature-auth/entrance';
import { Alert, AuthLayout, Link, Logo, Stack } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { usePaths } from './paths.ts';
import { useAddress } from './useAddress.ts';

/** The frame of every page before the cabinet. */
export function EntranceLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('web');
  const { home } = usePaths();
  const inviter = new URLSearchParams(useAddress().search).get('inviter');
  const homeHref = inviter === null ? home : `${home}?${new URLSearchParams({ inviter })}`;
  return (
    <AuthLayout
      language={<LanguageSwitch />}
      logo={
        <Link href={homeHref} aria-label={t('nav.site', { brand: brand.name })}>
          <Logo {...brand} />
        </Link>
      }
      aside={<EntranceStory words={t('entrance', { returnObjects: true })} />}
    >
      <Stack gap={6}>
        <noscript>
          <Alert tone="warning" title={t('noScript.title')}>
            {t('noScript.body')}
          </Alert>
        </noscript>
        {children}
      </Stack>
    </AuthLayout>
  );
}
