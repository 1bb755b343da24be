import { Breadcrumbs, Card, Grid, Icon, Inline, Link, Stack, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsEntry } from './SettingsOverview.tsx';
import { useIsWide } from './useIsWide.ts';

interface SettingsLayoutProps {
  entries: readonly SettingsEntry[];
  /** The id of the section that `children` is. */
  current: string;
  overviewHref: string;
  children: ReactNode;
}

/** One section of the settings, with a link to the overview and, on a wide screen, to the other sections. */
export function SettingsLayout({ entries, current, overviewHref, children }: SettingsLayoutProps) {
  const { t } = useTranslation('settings');
  // On a narrow screen the list would be below the section, and the overview already is one press away.
  const isWide = useIsWide();
  return (
    <Stack gap={5}>
      <Breadcrumbs
        label={t('frame.breadcrumbs')}
        parents={[{ label: t('frame.overview'), href: overviewHref }]}
        current={entries.find(({ id }) => id === current)?.label ?? ''}
      />
      <Grid layout="aside" gap={6}>
        <Stack gap={6}>{children}</Stack>
        {isWide && (
          <nav aria-label={t('frame.sections')}>
            <Card surface="sunken">
              <Stack gap={3}>
                {entries.map(({ id, href, icon, label }) => (
                  <Inline key={id} gap={2} isUnbroken>
                    <Icon of={icon} size={20} />
                    {id === current ? (
                      <Text isInline weight="strong" aria-current="page">
                        {label}
                      </Text>
                    ) : (
                      <Link href={href} tone="quiet">
                        {label}
                      </Link>
                    )}
                  </Inline>
                ))}
              </Stack>
            </Card>
          </nav>
        )}
      </Grid>
    </Stack>
  );
}
