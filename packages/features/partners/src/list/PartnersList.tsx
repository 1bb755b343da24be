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
  type TableSort,
  UsersIcon,
} from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineOf, type PartnersFilters, partnersFilters } from '../partnersFilters.ts';
import { usePartners } from '../usePartners.ts';
import { PartnerSearch } from './PartnerSearch.tsx';
import { PartnerDrawer } from './PartnerDrawer.tsx';
import { PartnersExport } from './PartnersExport.tsx';

interface PartnersListProps {
  filters: FilterState<PartnersFilters>;
  login: string;
}

/** The partners table of section 2. A row opens the partner, and from there the list of those whom they invited. */
export function PartnersList({ filters, login }: PartnersListProps) {
  const { t } = useTranslation('partners');
  const list = usePartners(filters.value);
  const line = lineOf(filters.value);
  const current = line.at(-1);
  const { sort, sortDir } = filters.value;
  const total = list.data?.total;
  const [shown, setShown] = useState<Schema<'Referral'> | null>(null);

  const hrefOf = (logins: readonly string[]) =>
    `?${partnersFilters.format({ ...filters.value, page: 1, search: undefined, line: logins.join(',') || undefined })}`;

  return (
    <Stack gap={4} role="region" aria-label={t('list.title')}>
      <Heading level={2} size={20}>
        {t('list.title')}
      </Heading>
      <Inline justify="between" align="end" gap={4}>
        <FilterBar label={t('list.filters')} filters={filters}>
          <PartnerSearch
            value={filters.value.search ?? ''}
            onChange={(search) => filters.change({ search: search || undefined })}
          />
        </FilterBar>
        {total !== undefined && total > 0 && <PartnersExport filters={filters.value} total={total} />}
      </Inline>
      {current !== undefined && (
        <Breadcrumbs
          label={t('list.line')}
          parents={[
            { label: t('list.you', { login }), href: hrefOf([]) },
            ...line.slice(0, -1).map((partner, index) => ({
              label: partner,
              href: hrefOf(line.slice(0, index + 1)),
            })),
          ]}
          current={t('list.invitedBy', { login: current })}
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
        columns={[
          {
            id: 'login',
            header: t('list.login'),
            isRowHeader: true,
            inList: 'top-start',
            cell: (partner) => partner.login,
          },
          {
            id: 'inviterLogin',
            header: t('list.inviter'),
            priority: 1,
            cell: ({ inviterLogin }) => (inviterLogin === login ? t('list.yourself') : inviterLogin),
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
        ]}
        rowAction={{
          header: t('list.details'),
          label: (partner) => t('list.detailsOf', { login: partner.login }),
          onPress: setShown,
        }}
        nothingFound={{
          title: t(current === undefined ? 'list.nothingFoundTitle' : 'list.nobodyTitle'),
          body: t(current === undefined ? 'list.nothingFoundBody' : 'list.nobodyBody'),
        }}
        empty={
          <EmptyState icon={UsersIcon} title={t('list.emptyTitle')}>
            {t('list.emptyBody')}
          </EmptyState>
        }
      />
      {shown && (
        <PartnerDrawer
          partner={shown}
          login={login}
          onShowInvited={() => {
            filters.change({ line: lineTo(shown).join(','), search: undefined });
            setShown(null);
          }}
          onHide={() => setShown(null)}
        />
      )}
    </Stack>
  );

  /** The way to a partner: through the line that is shown, or through the inviter when all partners are listed. */
  function lineTo({ level, inviterLogin, login: partner }: Schema<'Referral'>): readonly string[] {
    if (line.length > 0) return [...line, partner];
    return level === 1 ? [partner] : [inviterLogin, partner];
  }
}
