import type { Schema } from '@meridian/api-client';
import { useOperations } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import type { FilterState } from '@meridian/lists';
import { useSubjectName } from '@meridian/statuses';
import { FileTextIcon, Inline, LedgerLayout, LinkButton, Stack } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SubjectHrefs, subjectPages } from '../details/subjectPages.ts';
import { messages } from '../messages.ts';
import { OperationChoiceList } from './OperationChoiceList.tsx';
import { OperationFilters } from './OperationFilters.tsx';
import { OperationList } from './OperationList.tsx';
import { OperationsExport } from './OperationsExport.tsx';
import type { OperationsFilters } from './operationsFilters.ts';
import { statementFilters } from '../statement/statementFilters.ts';
import { OperationTotals } from './OperationTotals.tsx';

const OperationReceipt = lazy(() => import('../details/OperationReceipt.tsx'));

/** More than rows, because accruals are one row. */
const OPERATIONS_PER_PAGE = 50;

export interface OperationsPageProps {
  filters: FilterState<OperationsFilters>;
  hrefs: SubjectHrefs & { refill: string; statement: string };
}

/** Every movement of the user's money by day, with totals and a CSV export. Where there is room, beside them the receipt of the chosen one. */
export function OperationsPage({ filters, hrefs }: OperationsPageProps) {
  const { t } = useTranslation(messages);
  const nameSubject = useSubjectName();
  const { data, error, isLoading, mutate } = useOperations({
    ...filters.value,
    limit: OPERATIONS_PER_PAGE,
    pagesOf: 'days',
    timeZone: localTimeZone(),
  });
  const [chosen, setChosen] = useState<Schema<'Operation'> | null>(null);
  const operations = data?.items ?? [];
  // The chosen one stays while its page does.
  const shown = operations.find(({ id }) => id === chosen?.id);
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
      <LedgerLayout
        key={data ? 'loaded' : 'loading'}
        summary={
          (data ? data.total > 0 : isLoading) && (
            <OperationTotals totals={data?.totals} count={data?.total ?? 0} />
          )
        }
        details={shown && detailsOf(shown)}
        foot={<OperationChoiceList filters={filters} />}
        drawer={shown && { onClose: () => setChosen(null), closeLabel: t('details.close') }}
      >
        <OperationList
          data={data}
          error={error}
          onRetry={() => void mutate()}
          filters={filters}
          onShow={setChosen}
          shownId={shown?.id}
          hrefs={hrefs}
        />
      </LedgerLayout>
    </Stack>
  );

  function detailsOf(operation: Schema<'Operation'>) {
    const { subject, subjectId } = operation;
    const page = subjectPages[subject];
    return {
      title: nameSubject(subject),
      content: (
        <Suspense>
          <OperationReceipt operation={operation} beside={operations} />
        </Suspense>
      ),
      actions: page && subjectId !== null && (
        <LinkButton href={hrefs[page](subjectId)}>{t(`details.${page}`)}</LinkButton>
      ),
    };
  }
}
