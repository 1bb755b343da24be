import { EntranceStory } from '@meridian/feature-auth/entrance';
import { Alert, AuthLayout, Link, Logo, type LogoProps, Stack } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

interface EntranceFrameProps {
  brand: LogoProps;
  /** The public home. */
  homeHref: string;
  /** Links to the page in the other languages. */
  languageSwitch: ReactNode;
  children: ReactNode;
}

/** The frame of every page before the cabinet. */
export function EntranceFrame({ brand, homeHref, languageSwitch, children }: EntranceFrameProps) {
  const { t } = useTranslation(messages);
  return (
    <AuthLayout
      language={languageSwitch}
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
