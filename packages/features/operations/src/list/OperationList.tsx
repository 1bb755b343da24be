import type { ApiError, Schema } from '@meridian/api-client';
import { type FilterState, ListPages, NothingHere, useLastPage } from '@meridian/lists';
import { ProblemBanner } from '@meridian/problem';
import { accrualRun, AccrualRunRow, isAccrual, OperationDayGroup, operationDays } from '@meridian/statuses';
import {
  EmptyState,
  LinkButton,
  ListIcon,
  Row,
  RowGroup,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@meridian/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { OperationsFilters } from './operationsFilters.ts';

interface OperationListProps {
  data: Schema<'OperationPage'> | undefined;
  error: ApiError | undefined;
  onRetry: () => void;
  filters: FilterState<OperationsFilters>;
  onShow: (operation: Schema<'Operation'>) => void;
  /** The operation whose details are beside the list. */
  shownId: string | undefined;
  hrefs: { refill: string };
}

/** Operations by day, a page of whole days at a time. */
export function OperationList({ data, error, onRetry, filters, onShow, shownId, hrefs }: OperationListProps) {
  const { t } = useTranslation(messages);
  // A page is a number of days, so the pages are what can be counted.
  const pages = data && { page: data.page, limit: 1, total: data.pages };
  useLastPage(filters, pages);
  return (
    <>
      {error && <ProblemBanner error={error} onRetry={onRetry} />}
      {!data && !error && <SkeletonDays />}
      {data && data.items.length > 0 && (
        <Days
          operations={data.items}
          // Whoever asks for accruals reads them day by day.
          areAccrualsFolded={filters.value.type !== 'accrual'}
          onShow={onShow}
          shownId={shownId}
        />
      )}
      {data?.total === 0 && (
        <NothingHere
          filters={filters}
          nothingFound={{
            title: t('table.nothingFoundTitle'),
            body: t('table.nothingFoundBody'),
            headingLevel: 2,
          }}
          empty={
            <EmptyState
              headingLevel={2}
              icon={ListIcon}
              title={t('table.emptyTitle')}
              action={
                <LinkButton variant="primary" href={hrefs.refill}>
                  {t('table.emptyAction')}
                </LinkButton>
              }
            >
              {t('table.emptyBody')}
            </EmptyState>
          }
        />
      )}
      {pages && pages.total > 1 && (
        <ListPages filters={filters} data={pages} label={t('pages')} hasRange={false} />
      )}
    </>
  );
}

/** Memoized: neither an open drawer nor the address of another page renders the rows. */
const Days = memo(function Days({
  operations,
  areAccrualsFolded,
  ...row
}: {
  operations: readonly Schema<'Operation'>[];
  areAccrualsFolded: boolean;
  onShow: (operation: Schema<'Operation'>) => void;
  shownId: string | undefined;
}) {
  const run = areAccrualsFolded ? accrualRun(operations) : undefined;
  const days = operationDays(run ? operations.filter((one) => !isAccrual(one)) : operations);
  return (
    <Stack gap={0}>
      {run && <AccrualRunRow run={run} {...row} />}
      {days.map((day) => (
        <OperationDayGroup key={day.day} day={day} {...row} />
      ))}
    </Stack>
  );
});

function TitleSkeleton() {
  const { t } = useTranslation(messages);
  return (
    <>
      <Skeleton>00 November</Skeleton>
      <VisuallyHidden>{t('table.title')}</VisuallyHidden>
    </>
  );
}

function SkeletonDays() {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={0} aria-busy>
      {[1, 2, 3].map((day) => (
        <RowGroup key={day} title={<TitleSkeleton />}>
          {[1, 2, 3].map((row) => (
            <Row
              key={row}
              mark="decided"
              title={<Skeleton>{t('table.title')}</Skeleton>}
              detail={<Skeleton>00:00</Skeleton>}
              value={<Skeleton>1.00 USDT</Skeleton>}
            />
          ))}
        </RowGroup>
      ))}
    </Stack>
  );
}
