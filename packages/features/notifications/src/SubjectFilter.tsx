import { ChoiceFilter, FilterBar, type FilterState } from '@meridian/lists';
import { Heading, Row, RowList, Stack, useHasPane } from '@meridian/ui';
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

/** The same in a pane: each subject is a row. */
export function SubjectList({ filters }: SubjectFilterProps) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={1}>
      <Heading level={2}>{t('filter.kind')}</Heading>
      <RowList layout="compact">
        {[undefined, ...notificationKinds].map((kind) => (
          <Row
            key={kind ?? 'all'}
            title={kind ? t(`kind.${kind}`) : t('filter.all')}
            isCurrent={kind === filters.value.kind}
            onPress={() => filters.change({ kind })}
          />
        ))}
      </RowList>
    </Stack>
  );
}
