import { ChoiceFilter, FilterBar, type FilterState } from '@meridian/lists';
import { Heading, Link, Row, RowList, SettingsIcon, Stack, Text, useHasPane } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { notificationKinds, type NotificationsFilters } from './notificationsFilters.ts';

interface SubjectFilterProps {
  filters: FilterState<NotificationsFilters>;
}

/** Narrows the notifications to a subject, above a list without a pane. */
export function SubjectFilter({ filters }: SubjectFilterProps) {
  const { t } = useTranslation(messages);
  if (useHasPane()) return null;
  return (
    <FilterBar label={t('filter.label')} filters={filters}>
      <ChoiceFilter
        label={t('filter.kind')}
        allLabel={t('filter.all')}
        choices={notificationKinds.map((kind) => ({ id: kind, label: t(`kind.${kind}`) }))}
        value={filters.value.kind}
        onChange={(kind) => filters.change({ kind })}
      />
    </FilterBar>
  );
}

/** The link to the settings of notifications, below a list without a pane. */
export function SettingsLink({ href }: { href: string }) {
  const { t } = useTranslation(messages);
  if (useHasPane()) return null;
  return (
    <Text>
      <Link href={href}>{t('choose')}</Link>
    </Text>
  );
}

/** Both in a pane: each subject is a row, and the last one leads to the settings. */
export function SubjectList({ filters, settingsHref }: SubjectFilterProps & { settingsHref: string }) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={1}>
      <Heading level={2}>{t('filter.kind')}</Heading>
      <RowList>
        {[undefined, ...notificationKinds].map((kind) => (
          <Row
            key={kind ?? 'all'}
            title={kind ? t(`kind.${kind}`) : t('filter.all')}
            isCurrent={kind === filters.value.kind}
            onPress={() => filters.change({ kind })}
          />
        ))}
        <Row title={t('choose')} icon={SettingsIcon} href={settingsHref} />
      </RowList>
    </Stack>
  );
}
