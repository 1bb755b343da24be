import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

const changed = ['/user/closing', '/user/security-events', '/notification'] as const;

/** `GET /user/closing`: whether the account can be closed, and when it will be. */
export const useClosing = () => useApiQuery('/user/closing');

/** `POST /user/closing`: schedules the closing of the account. */
export const useScheduleClosing = () => useApiMutation('post', '/user/closing', { revalidates: changed });

/** `DELETE /user/closing`: keeps the account. */
export const useCancelClosing = () => useApiMutation('delete', '/user/closing', { revalidates: changed });
