import type { Schema } from '@meridian/api-client';
import { useOperations } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import type { FilterState } from '@meridian/lists';
import { useSubjectName } from '@meridian/statuses';
import { FileTextIcon, Inline, LedgerLayout, LinkButton, Skeleton, Stack, useHasPane } from '@meridian/ui';
import { media, styled } from '@meridian/ui/styles';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SubjectHrefs, subjectPages } from '../details/subjectPages.ts';
import { messages } from '../messages.ts';
import { OperationFilters } from './OperationFilters.tsx';
import { OperationList } from './OperationList.tsx';
import { OperationsExport } from './OperationsExport.tsx';
import type { OperationsFilters } from './operationsFilters.ts';
import { statementFilters } from '../statement/statementFilters.ts';
import { AccrualTotals, OperationTotals } from './OperationTotals.tsx';

/** Only where there is room for it. */
const pane = () => import('./OperationsPane.tsx');
const PaneSummary = lazy(async () => ({ default: (await pane()).PaneSummary }));
const PaneFoot = lazy(async () => ({ default: (await pane()).PaneFoot }));
const OperationReceipt = lazy(() => import('../details/OperationReceipt.tsx'));

/** More than rows, because accruals are one row. */
const OPERATIONS_PER_PAGE = 50;

export interface OperationsPageProps {
  filters: FilterState<OperationsFilters>;
  hrefs: SubjectHrefs & { refill: string; statement: string };
  /** Whether the server issues receipts as PDF. */
  hasDocuments?: boolean;
}

/** Every movement of the user's money by day, with totals and a CSV export. Where there is room, beside them the receipt of the chosen one. */
export function OperationsPage({ filters, hrefs, hasDocuments = false }: OperationsPageProps) {
  const { t } = useTranslation(messages);
  const nameSubject = useSubjectName();
  const { data, error, isLoading, mutate } = useOperations({
    ...filters.value,
    limit: OPERATIONS_PER_PAGE,
    pagesOf: 'days',
    breakdown: true,
    timeZone: localTimeZone(),
  });
  const [chosen, setChosen] = useState<Schema<'Operation'> | null>(null);
  const operations = data?.items ?? [];
  // The chosen one stays while its page does.
  const shown = operations.find(({ id }) => id === chosen?.id);
  const { currency, from, to } = filters.value;
  const asked = statementFilters.format({ currency, from, to, page: 1 }).toString();
  const statementHref = asked === '' ? hrefs.statement : `${hrefs.statement}?${asked}`;

  const hasOperations = data ? data.total > 0 : isLoading;
  const hasPane = hasOperations || filters.clear !== undefined;
  const totals = hasOperations && <OperationTotals totals={data?.totals} />;
  const actions = hasOperations && (
    <Inline gap={3} align="start">
      <OperationsExport filters={filters.value} total={data?.total} />
      <LinkButton icon={FileTextIcon} isIconOnPhone href={statementHref}>
        {t('statement.open')}
      </LinkButton>
    </Inline>
  );

  return (
    // New elements when the response is here: the totals may get taller, which would count as a layout shift.
    <LedgerLayout
      key={data ? 'loaded' : 'loading'}
      summary={
        <WithPane
          otherwise={
            hasOperations && (
              <>
                {!data && <PlaceOfMonth />}
                <Stack gap={2}>
                  {totals}
                  <WithoutPane>
                    <AccrualTotals totals={data?.totals} count={data?.total ?? 0} />
                  </WithoutPane>
                </Stack>
              </>
            )
          }
        >
          <Suspense
            fallback={
              <>
                <PlaceOfMonth />
                {totals}
              </>
            }
          >
            {hasPane && <PaneSummary filters={filters} data={data} totals={totals} />}
          </Suspense>
        </WithPane>
      }
      details={shown && detailsOf(shown)}
      foot={
        <Suspense>
          <PaneFoot filters={filters} data={data} actions={actions} />
        </Suspense>
      }
      drawer={shown && { onClose: () => setChosen(null), closeLabel: t('details.close') }}
    >
      <Inline justify="between" align="start" gap={4}>
        <OperationFilters filters={filters} total={data?.total} />
        <WithPane otherwise={<WithoutPane>{actions}</WithoutPane>} />
      </Inline>
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
  );

  function detailsOf(operation: Schema<'Operation'>) {
    const { subject, subjectId } = operation;
    const page = subjectPages[subject];
    return {
      title: nameSubject(subject),
      content: (
        <Suspense>
          <OperationReceipt operation={operation} beside={operations} hasDocument={hasDocuments} />
        </Suspense>
      ),
      actions: page && subjectId !== null && (
        <LinkButton href={hrefs[page](subjectId)}>{t(`details.${page}`)}</LinkButton>
      ),
    };
  }
}

/** The pane begins with the month. Hidden by a style where there is no pane: the HTML of the page is of every width. */
const PlaceOfMonth = () => (
  <FromBeside>
    <Skeleton shape="row" />
  </FromBeside>
);

const FromBeside = styled('div')`
  display: none;

  ${media.beside} {
    display: block;
  }
`;

/** Its place is in the pane, which the HTML of the page does not know of. Not by `display`: for jsdom every media query matches. */
const WithoutPane = styled('div')`
  ${media.beside} {
    position: absolute;
    content-visibility: hidden;
  }
`;

/** Where there is no pane, something else. */
const WithPane = ({ children, otherwise }: { children?: ReactNode; otherwise: ReactNode }) =>
  useHasPane() ? children : otherwise;
