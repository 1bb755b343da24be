import type { QueryParameters } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** `GET /user/security-events`: one page of what happened to the account, newest first. */
export const useSecurityEvents = (query: QueryParameters<'/user/security-events'>) =>
  useApiQuery('/user/security-events', { params: { query }, keepPreviousData: true });
