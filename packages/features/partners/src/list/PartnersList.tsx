import type { Schema } from '@meridian/api-client';
import { type FilterState, FilterBar, ListTable } from '@meridian/lists';
import {
  Amount,
  Breadcrumbs,
  DateTime,
  EmptyState,
  Heading,
  Inline,
  Stack,
  type SortableTableColumn,
  type TableSort,
  UsersIcon,
} from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { type PartnersFilters, partnersFilters } from '../partnersFilters.ts';
import { usePartners } from '../usePartners.ts';
import { PartnerSearch } from './PartnerSearch.tsx';
import { Login } from './Login.tsx';
import { PartnersExport } from './PartnersExport.tsx';

/** Only needed after a press on a row. */
const PartnerDrawer = lazy(() => import('./PartnerDrawer.tsx'));

interface PartnersListProps {
  filters: FilterState<PartnersFilters>;
  login: string;
}

/** The columns of the table, sorted by the server. */
function usePartnerColumns(login: string): readonly SortableTableColumn<Schema<'Referral'>>[] {
  const { t } = useTranslation(messages);
  return [
    {
      id: 'login',
      header: t('list.login'),
      isRowHeader: true,
      inList: 'top-start',
      cell: (partner) => <Login of={partner.login} />,
    },
    {
      id: 'inviterLogin',
      header: t('list.inviter'),
      priority: 1,
      cell: ({ inviterLogin }) => (inviterLogin === login ? t('list.yourself') : <Login of={inviterLogin} />),
    },
    {
      id: 'date',
      header: t('list.date'),
      inList: 'bottom-start',
      priority: 2,
      cell: ({ date }) => <DateTime value={date} precision="day" />,
    },
    {
      id: 'personalInvestments',
      header: t('list.investments'),
      align: 'end',
      isSortable: true,
      priority: 3,
      cell: ({ personalInvestments }) => <Amount value={personalInvestments} />,
    },
    {
      id: 'profit',
      header: t('list.profit'),
      align: 'end',
      isSortable: true,
      inList: 'top-end',
      cell: ({ profit }) => <Amount value={profit} sign="always" />,
    },
    {
      id: 'level',
      header: t('list.level'),
      align: 'end',
      isSortable: true,
      inList: 'bottom-end',
      cell: ({ level }) => t('list.levelOf', { level }),
    },
  ];
}

/** The partners table of section 2. A row opens the partner, and from there the list of those whom they invited. */
export function PartnersList({ filters, login }: PartnersListProps) {
  const { t } = useTranslation(messages);
  const list = usePartners(filters.value);
  const columns = usePartnerColumns(login);
  const { search, inviter, sort, sortDir } = filters.value;
  const line = list.data?.line ?? [];
  // While another list loads, the line is still that of the list before.
  const path = line.at(-1)?.toLowerCase() === inviter?.toLowerCase() ? line : [];
  const isNobodyInvited = inviter !== undefined && search === undefined;
  const total = list.data?.total;
  const [shown, setShown] = useState<Schema<'Referral'> | null>(null);

  const hrefOf = (chosen: string | undefined) =>
    `?${partnersFilters.format({ ...filters.value, page: 1, search: undefined, inviter: chosen })}`;

  return (
    <Stack gap={4} role="region" aria-label={t('list.title')}>
      <Heading level={2}>{t('list.title')}</Heading>
      <Inline justify="between" align="end" gap={4} isUnbroken>
        <FilterBar label={t('list.filters')} filters={filters} hasFields>
          <PartnerSearch
            value={search ?? ''}
            onChange={(text) => filters.change({ search: text || undefined })}
          />
        </FilterBar>
        {total !== undefined && total > 0 && <PartnersExport filters={filters.value} total={total} />}
      </Inline>
      {inviter !== undefined && (
        <Breadcrumbs
          label={t('list.line')}
          parents={[
            { label: t('list.you', { login }), href: hrefOf(undefined) },
            ...path
              .slice(0, -1)
              .flatMap((partner) => (partner === null ? [] : [{ label: partner, href: hrefOf(partner) }])),
          ]}
          current={t('list.invitedBy', { login: path.at(-1) ?? inviter })}
        />
      )}
      <ListTable<Schema<'Referral'>, PartnersFilters>
        list={list}
        filters={filters}
        caption={t('list.title')}
        pagesLabel={t('list.pages')}
        sort={sort && { column: sort, direction: sortDir === 'asc' ? 'ascending' : 'descending' }}
        onSortChange={({ column, direction }: TableSort) => {
          const chosen = (['level', 'personalInvestments', 'profit'] as const).find(
            (name) => name === column,
          );
          filters.change({ sort: chosen, sortDir: direction === 'ascending' ? 'asc' : 'desc' });
        }}
        columns={columns}
        rowAction={{
          header: t('list.details'),
          label: (partner) => t('list.detailsOf', { login: partner.login ?? t('list.closedAccount') }),
          onPress: setShown,
        }}
        nothingFound={{
          title: t(isNobodyInvited ? 'list.nobodyTitle' : 'list.nothingFoundTitle'),
          body: t(isNobodyInvited ? 'list.nobodyBody' : 'list.nothingFoundBody'),
        }}
        empty={
          <EmptyState icon={UsersIcon} title={t('list.emptyTitle')}>
            {t('list.emptyBody')}
          </EmptyState>
        }
      />
      {shown && (
        <Suspense>
          <PartnerDrawer
            partner={shown}
            login={login}
            onShowInvited={(inviter) => {
              filters.change({ inviter, search: undefined });
              setShown(null);
            }}
            onHide={() => setShown(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
