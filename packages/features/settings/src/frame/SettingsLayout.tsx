import { Breadcrumbs, Grid, Link, Stack, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { type SettingsEntry, settingsGroups } from './SettingsEntry.ts';

interface SettingsLayoutProps {
  entries: readonly SettingsEntry[];
  /** The id of the section that `children` is; undefined for the list of the sections. */
  current?: string | undefined;
  overviewHref: string;
  children: ReactNode;
}

/**
 * A page of the settings. A wide screen has the sections beside it, a narrow one a link to their list. The list has an address of
 * its own at every width, with the same content: nothing is redirected or moved when the window changes.
 */
export function SettingsLayout({ entries, current, overviewHref, children }: SettingsLayoutProps) {
  const { t } = useTranslation(messages);
  return (
    <Grid layout="menu" gap={8}>
      <nav data-screen-only data-wide-only aria-label={t('frame.sections')}>
        <Stack gap={5}>
          <Section label={t('frame.overview')} href={overviewHref} isCurrent={current === undefined} />
          {settingsGroups.map((group) => (
            <Stack key={group} gap={1}>
              <Text size={12} tone="muted">
                {t(`frame.group.${group}`)}
              </Text>
              {entries
                .filter((entry) => entry.group === group)
                .map(({ id, label, href }) => (
                  <Section key={id} label={label} href={href} isCurrent={id === current} />
                ))}
            </Stack>
          ))}
        </Stack>
      </nav>
      <Stack gap={5}>
        {current !== undefined && (
          <div data-screen-only data-narrow-only>
            <Breadcrumbs
              label={t('frame.breadcrumbs')}
              parents={[{ label: t('frame.title'), href: overviewHref }]}
              current={entries.find(({ id }) => id === current)?.label ?? ''}
            />
          </div>
        )}
        {/* In one place of the tree at every width, so that turning a tablet keeps what is typed. */}
        <Stack gap={6}>{children}</Stack>
      </Stack>
    </Grid>
  );
}

interface SectionProps {
  label: string;
  href: string;
  isCurrent: boolean;
}

const Section = ({ label, href, isCurrent }: SectionProps) => (
  <Link href={href} tone="section" aria-current={isCurrent ? 'page' : undefined}>
    {label}
  </Link>
);
