import { useMonthTitle, useToday } from '@meridian/i18n';
import { type FilterState, usePeriodName } from '@meridian/lists';
import { ChevronLeftIcon, ChevronRightIcon, Heading, IconButton, Skeleton, Text } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { useTranslation } from 'react-i18next';
import { monthOf } from '../statement/months.ts';
import type { OperationsFilters } from './operationsFilters.ts';
import { operationListMessages } from './messages.ts';

interface MonthSwitcherProps {
  filters: FilterState<OperationsFilters>;
  /** Operations that match the filters; undefined until known. */
  count: number | undefined;
}

/** The period of the list, and the months before and after it. From another period it leads to the month that the period ends in. */
export function MonthSwitcher({ filters, count }: MonthSwitcherProps) {
  const { t } = useTranslation(operationListMessages);
  const nameMonth = useMonthTitle();
  const now = useToday();
  const { from, to } = filters.value;
  const periodName = usePeriodName(filters.value);
  const last = monthOf(to ?? now);
  const isMonth = last.from === from && last.to === to;
  const before = isMonth ? monthOf(last.from, -1) : last;
  const after = monthOf(last.from, 1);
  return (
    <Root>
      <IconButton
        icon={ChevronLeftIcon}
        label={t('month.show', { month: nameMonth(before.from) })}
        onPress={() => filters.change(before)}
      />
      <div>
        <Heading level={2} size={16}>
          {isMonth ? nameMonth(last.from) : periodName}
        </Heading>
        <Text role="status" size={12} tone="muted">
          {count === undefined ? <Skeleton>00</Skeleton> : t('month.count', { count })}
        </Text>
      </div>
      <IconButton
        icon={ChevronRightIcon}
        label={t('month.show', { month: nameMonth(after.from) })}
        isDisabled={!isMonth || after.from > now}
        onPress={() => filters.change(after)}
      />
    </Root>
  );
}

// Its minimum height is that of its place while it loads.
const Root = styled('div')`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space2};
  min-block-size: ${token.space16};
  text-align: center;

  & > button > svg:dir(rtl) {
    scale: -1 1;
  }
`;
