import { IconButton, Inline, XIcon } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterState, ListFilters } from './filters/filters.ts';
import { messages } from './messages.ts';

interface FilterBarProps {
  /** Names the group to screen readers, such as "Filters of operations". */
  label: string;
  filters: Pick<FilterState<ListFilters>, 'clear'>;
  children: ReactNode;
  /**
   * Entries that match. A list of fewer than ten needs no filters: their number stands in their place, which is empty above an empty
   * list, so that the list stays.
   */
  total?: number | undefined;
  /** Fields, which are wider than a choice, wrap on a phone. Choices stay in one row that scrolls sideways. */
  hasFields?: boolean;
}

const FEWEST_TO_FILTER = 10;

/** The filters of a list in one row. Each choice takes effect at once. */
export function FilterBar({ label, filters: { clear }, children, total, hasFields = false }: FilterBarProps) {
  const { t } = useTranslation(messages);
  // An invalid date never reaches the filters, so clearing them must also remount the field that shows it.
  const [clears, setClears] = useState(0);
  if (!clear && total !== undefined && total < FEWEST_TO_FILTER) {
    return <Few>{total > 0 && t('filter.few', { count: total })}</Few>;
  }
  return (
    <Inline role="group" aria-label={label} gap={2} align="end" scrollsOnPhone={!hasFields}>
      <Fragment key={clears}>{children}</Fragment>
      {clear && (
        // As a word it would wrap beside a chosen period, and move the list.
        <IconButton
          icon={XIcon}
          label={t('filter.clear')}
          onPress={() => {
            setClears(clears + 1);
            clear();
          }}
        />
      )}
    </Inline>
  );
}

/** As high as the filters. */
const Few = styled('p')`
  display: flex;
  align-items: center;
  min-block-size: 2.25rem;
  margin: 0;
  color: ${token.inkMuted};
  font-size: ${token.text14};
  line-height: ${token.line14};
`;
