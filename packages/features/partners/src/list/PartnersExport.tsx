import { type Schema, unwrap } from '@meridian/api-client';
import { useApiClient } from '@meridian/api-client/react';
import { CsvExport, useDateColumns } from '@meridian/lists';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { partnersQuery } from '../usePartners.ts';
import type { PartnersFilters } from '../partnersFilters.ts';

interface PartnersExportProps {
  filters: PartnersFilters;
  /** Partners that match the filters. */
  total: number;
}

/** Downloads all partners that match the filters. */
export function PartnersExport({ filters, total }: PartnersExportProps) {
  const { t } = useTranslation(messages);
  const client = useApiClient();
  const registered = useDateColumns();
  const query = partnersQuery(filters);
  const toLines = (partners: readonly Schema<'Referral'>[]): string[][] => [
    [
      t('list.login'),
      t('list.inviter'),
      ...registered.titles,
      t('list.investments'),
      t('list.profit'),
      t('export.currency'),
      t('list.level'),
    ],
    ...partners.map(({ login, inviterLogin, date, personalInvestments, profit, level }) => [
      login ?? t('list.closedAccount'),
      inviterLogin ?? t('list.closedAccount'),
      ...registered.cellsOf(date),
      personalInvestments.amount,
      profit.amount,
      profit.currency,
      String(level),
    ]),
  ];
  return (
    <CsvExport
      key={JSON.stringify(query)}
      total={total}
      readPage={(page, signal) =>
        unwrap(client.GET('/user/referrals', { params: { query: { ...query, ...page } }, signal }))
      }
      toLines={toLines}
      fileName={t('export.fileName')}
      texts={{ running: t('export.running'), saved: (count) => t('export.saved', { count }) }}
    />
  );
}
