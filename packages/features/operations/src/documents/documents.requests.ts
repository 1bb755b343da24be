import type { QueryParameters } from '@meridian/api-client';
import { useApiDownload } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';

/** `GET /user/documents/statement`: the statement of a currency for a period as PDF. */
export const useStatementDocument = (query: QueryParameters<'/user/documents/statement'>) =>
  useApiDownload('/user/documents/statement', { params: { query } });

/** `GET /user/documents/balance`: the balance on a day as PDF. */
export const useBalanceDocument = (date: string) =>
  useApiDownload('/user/documents/balance', { params: { query: { date, timeZone: localTimeZone() } } });

/** `GET /user/documents/year`: the report of a calendar year as PDF. */
export const useYearDocument = (query: QueryParameters<'/user/documents/year'>) =>
  useApiDownload('/user/documents/year', { params: { query } });

/** `GET /user/documents/operations/{id}`: the receipt of an operation as PDF. */
export const useOperationDocument = (id: string) =>
  useApiDownload('/user/documents/operations/{id}', {
    params: { path: { id }, query: { timeZone: localTimeZone() } },
  });
