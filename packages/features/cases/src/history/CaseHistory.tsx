import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { CurrencyFilter, FilterBar, type FilterState, ListTable, PeriodFilter } from '@meridian/lists';
import { add, isZero, type Money, subtract } from '@meridian/money';
import { Amount, DateTime, EmptyState, GiftIcon, Heading, Stack } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CasesFilters } from '../casesFilters.ts';
import { messages } from '../messages.ts';
import { HistoryTotals } from './HistoryTotals.tsx';
import { useCaseHistory } from './useCaseHistory.ts';

/** Only needed after a press on a row. */
const AttemptDrawer = lazy(() => import('./AttemptDrawer.tsx'));

interface CaseHistoryProps {
  filters: FilterState<CasesFilters>;
  cases: readonly Schema<'CryptoCase'>[] | undefined;
}

/** What an attempt took from the balance: zero for one that was paid for with an earlier attempt. */
function costOf({ balanceBefore, balanceAfter, prizeAmount }: Schema<'CaseOperation'>): Money {
  const taken = subtract(balanceBefore.amount, balanceAfter.amount);
  return { ...balanceBefore, amount: prizeAmount ? add(taken, prizeAmount.amount) : taken };
}

/** The win history of section 3, with what was spent and won in the chosen period. */
export function CaseHistory({ filters, cases }: CaseHistoryProps) {
  const { t } = useTranslation(messages);
  const writeDate = useDateFormat('minute');
  const { currency } = filters.value;
  const list = useCaseHistory(filters.value);
  const [shown, setShown] = useState<Schema<'CaseOperation'> | null>(null);
  const currencies = [...new Set(cases?.map(({ price }) => price.currency))];

  return (
    <Stack gap={4} role="region" aria-label={t('history.title')}>
      <Heading level={2}>{t('history.title')}</Heading>
      <FilterBar label={t('history.filters')} filters={filters}>
        <CurrencyFilter
          currencies={currencies}
          value={currency}
          onChange={(chosen) => filters.change({ currency: chosen })}
        />
        <PeriodFilter value={filters.value} onChange={filters.change} />
      </FilterBar>
      {list.data && list.data.totals.length > 0 && <HistoryTotals totals={list.data.totals} />}
      <ListTable<Schema<'CaseOperation'>, CasesFilters>
        list={list}
        filters={filters}
        caption={t('history.title')}
        pagesLabel={t('history.pages')}
        columns={[
          {
            id: 'case',
            header: t('history.case'),
            isRowHeader: true,
            inList: 'top-start',
            cell: (attempt) => attempt.case,
          },
          {
            id: 'date',
            header: t('history.date'),
            inList: 'bottom-start',
            cell: ({ date }) => <DateTime value={date} />,
          },
          {
            id: 'prize',
            header: t('history.prize'),
            align: 'end',
            inList: 'top-end',
            cell: ({ prize }) => prize,
          },
          {
            id: 'cost',
            header: t('history.cost'),
            align: 'end',
            inList: 'bottom-end',
            cell: (attempt) => {
              const cost = costOf(attempt);
              return isZero(cost.amount) ? t('history.prepaid') : <Amount value={cost} />;
            },
          },
          {
            id: 'before',
            header: t('history.before'),
            align: 'end',
            priority: 3,
            cell: ({ balanceBefore }) => <Amount value={balanceBefore} />,
          },
          {
            id: 'after',
            header: t('history.after'),
            align: 'end',
            priority: 2,
            cell: ({ balanceAfter }) => <Amount value={balanceAfter} />,
          },
          {
            id: 'currency',
            header: t('history.currency'),
            priority: 1,
            cell: (attempt) => attempt.currency,
          },
          {
            id: 'comment',
            header: t('history.comment'),
            priority: 2,
            cell: ({ comment }) => comment ?? t('history.noComment'),
          },
        ]}
        rowAction={{
          header: t('history.details'),
          label: ({ prize, case: name, date }) =>
            t('history.detailsOf', { prize, name, date: writeDate(date) }),
          onPress: setShown,
        }}
        nothingFound={{
          title: t('history.nothingFoundTitle'),
          body: t('history.nothingFoundBody'),
        }}
        empty={
          <EmptyState icon={GiftIcon} title={t('history.emptyTitle')}>
            {t('history.emptyBody')}
          </EmptyState>
        }
      />
      {shown && (
        <Suspense>
          <AttemptDrawer
            // The list may have revealed the seed since the row was pressed.
            attempt={list.data?.items.find(({ id }) => id === shown.id) ?? shown}
            prizes={cases?.find(({ id }) => id === shown.draw?.caseId)?.prizes}
            onHide={() => setShown(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
