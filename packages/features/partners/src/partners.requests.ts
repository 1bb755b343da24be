import type { QueryParameters } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** `GET /user/referrals`: one page of the partners, and the figures of their levels. */
export const useReferrals = (query: QueryParameters<'/user/referrals'>) =>
  useApiQuery('/user/referrals', { params: { query }, keepPreviousData: true });

/** `GET /user/bonus`: the tiers of the bonus program, and what the user has reached. */
export const useBonus = () => useApiQuery('/user/bonus');
