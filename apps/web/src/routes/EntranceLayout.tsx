import { Alert, AuthLayout, Logo, Stack } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../brand.ts';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { EntranceStory } from './EntranceStory.tsx';

/** The frame of every page before the cabinet. */
export function EntranceLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('web');
  return (
    <AuthLayout language={<LanguageSwitch />} logo={<Logo {...brand} />} aside={<EntranceStory />}>
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
