import { useApiMutation, useApiQuery } from '@meridian/api-client/react';
import { ROWS_PER_PAGE } from '@meridian/lists';

/** `GET /support/requests`: a page of the requests of the user. */
export const useSupportRequests = (page: number) =>
  useApiQuery('/support/requests', {
    params: { query: { page, limit: ROWS_PER_PAGE } },
    keepPreviousData: true,
  });

/** `GET /support/requests/{id}`: one request with its messages. */
export const useSupportRequest = (id: string) =>
  useApiQuery('/support/requests/{id}', { params: { path: { id } } });

/** `POST /support/requests`: writes to the support. */
export const useCreateSupportRequest = () =>
  useApiMutation('post', '/support/requests', { revalidates: ['/support/requests'] });

/** `POST /support/requests/{id}/messages`: writes another message. */
export const useCreateSupportMessage = () =>
  useApiMutation('post', '/support/requests/{id}/messages', {
    revalidates: ['/support/requests', '/support/requests/{id}'],
  });
