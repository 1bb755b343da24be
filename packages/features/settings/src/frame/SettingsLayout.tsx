import { markPart, pageParts } from '@meridian/page-parts';
import { Breadcrumbs, Grid, Link, Stack, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { type SettingsEntry, settingsGroups } from './SettingsEntry.ts';
import { type SettingValue, type SettingValuesProps, useSessionValues } from './useSettingValues.ts';

interface SettingsLayoutProps {
  /** Undefined until known. */
  user: SettingValuesProps['user'] | undefined;
  /** The name of the language of the page. */
  language: string;
  entries: readonly SettingsEntry[];
  /** The id of the section that `children` is; undefined for the list of the sections. */
  current?: string | undefined;
  overviewHref: string;
  children: ReactNode;
}

/**
 * A page of the settings. A wide screen has the sections beside it, with the states that the session knows, a narrow one a link to
 * their list.
 */
export function SettingsLayout({
  entries,
  current,
  overviewHref,
  children,
  user,
  language,
}: SettingsLayoutProps) {
  const { t } = useTranslation(messages);
  const writeValues = useSessionValues();
  const values: Partial<Record<SettingValue, string>> = user ? writeValues({ user, language }) : {};
  return (
    <Grid layout="menu" gap={8}>
      <nav data-screen-only data-wide-only aria-label={t('frame.sections')}>
        <Stack gap={5}>
          {settingsGroups.map((group) => (
            <Stack key={group} gap={1}>
              <Text size={12} tone="muted">
                {t(`frame.group.${group}`)}
              </Text>
              {entries
                .filter((entry) => entry.group === group)
                .map(({ id, label, href, value }) => (
                  <Link
                    key={id}
                    href={href}
                    tone="section"
                    aria-current={id === current ? 'page' : undefined}
                  >
                    <span>{label}</span>
                    {value !== undefined && values[value] !== undefined && (
                      <small {...markPart(pageParts.ofUser)}>{values[value]}</small>
                    )}
                  </Link>
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
