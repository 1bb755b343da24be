import { Button, EmptyState, type EmptyStateProps } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterState, ListFilters } from './filters/filters.ts';
import { messages } from './messages.ts';

/** Words for entries that exist while none matches the filters. `action` clears them; by default "Clear filters". */
export interface NothingFound {
  readonly title: string;
  readonly body: string;
  readonly action?: string;
  /** As in `EmptyState`. */
  readonly headingLevel?: EmptyStateProps['headingLevel'];
}

interface NothingHereProps {
  filters: Pick<FilterState<ListFilters>, 'clear'>;
  nothingFound: NothingFound | undefined;
  /** Shown when the list has no entries at all. */
  empty: ReactNode;
}

/** Instead of the entries of a list: none matches the filters, or there are none at all. */
export function NothingHere({ filters: { clear }, nothingFound, empty }: NothingHereProps): ReactNode {
  const { t } = useTranslation(messages);
  if (!clear || !nothingFound) return empty;
  return (
    <EmptyState
      headingLevel={nothingFound.headingLevel}
      title={nothingFound.title}
      action={<Button onPress={clear}>{nothingFound.action ?? t('filter.clear')}</Button>}
    >
      {nothingFound.body}
    </EmptyState>
  );
}
