import type { Schema } from '@meridian/api-client';
import { useOperations } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import type { FilterState } from '@meridian/lists';
import { FileTextIcon, Grid, Inline, LinkButton, Stack } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubjectHrefs } from '../details/OperationDrawer.tsx';
import { messages } from '../messages.ts';
import { OperationFilters } from './OperationFilters.tsx';
import { OperationList } from './OperationList.tsx';
import { OperationsExport } from './OperationsExport.tsx';
import type { OperationsFilters } from './operationsFilters.ts';
import { statementFilters } from '../statement/statementFilters.ts';
import { OperationTotals } from './OperationTotals.tsx';

const OperationDrawer = lazy(() => import('../details/OperationDrawer.tsx'));

/** More than rows, because the accruals of a day are one row. */
const OPERATIONS_PER_PAGE = 50;

export interface OperationsPageProps {
  filters: FilterState<OperationsFilters>;
  hrefs: SubjectHrefs & { refill: string; statement: string };
}

/** Every movement of the user's money by day, with totals and a CSV export. */
export function OperationsPage({ filters, hrefs }: OperationsPageProps) {
  const { t } = useTranslation(messages);
  const { data, error, isLoading, mutate } = useOperations({
    ...filters.value,
    limit: OPERATIONS_PER_PAGE,
    pagesOf: 'days',
    timeZone: localTimeZone(),
  });
  const [shown, setShown] = useState<Schema<'Operation'> | null>(null);
  const { currency, from, to } = filters.value;
  const asked = statementFilters.format({ currency, from, to, page: 1 }).toString();
  const statementHref = asked === '' ? hrefs.statement : `${hrefs.statement}?${asked}`;

  return (
    <Stack gap={6}>
      <Inline key={data ? 'ready' : 'asking'} justify="between" align="start" gap={4}>
        <OperationFilters filters={filters} total={data?.total} />
        {(data ? data.total > 0 : isLoading) && (
          <Inline gap={3} align="start">
            <OperationsExport filters={filters.value} total={data?.total} />
            <LinkButton icon={FileTextIcon} isIconOnPhone href={statementHref}>
              {t('statement.open')}
            </LinkButton>
          </Inline>
        )}
      </Inline>
      {/* New elements when the response is here: the totals may get taller, which would count as a layout shift. */}
      <Grid key={data ? 'loaded' : 'loading'} layout="split" gap={8}>
        {(data ? data.total > 0 : isLoading) && (
          <OperationTotals totals={data?.totals} count={data?.total ?? 0} />
        )}
        <Stack gap={6}>
          <OperationList
            data={data}
            error={error}
            onRetry={() => void mutate()}
            filters={filters}
            onShow={setShown}
            hrefs={hrefs}
          />
        </Stack>
      </Grid>
      <Suspense>
        {shown && (
          <OperationDrawer
            operation={shown}
            beside={data?.items ?? []}
            hrefs={hrefs}
            onHide={() => setShown(null)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
