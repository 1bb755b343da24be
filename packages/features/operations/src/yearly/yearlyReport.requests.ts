import type { QueryParameters } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** `GET /user/yearly-report`: a calendar year over all currencies. */
export const useYearlyReport = (query: QueryParameters<'/user/yearly-report'>) =>
  useApiQuery('/user/yearly-report', { params: { query }, keepPreviousData: true });
