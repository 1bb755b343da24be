import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

const revalidates = ['/user/push-subscription'] as const;

/** `GET /user/push-subscription`: whether this session receives pushes, and the key to subscribe with. */
export const usePushSubscription = () => useApiQuery('/user/push-subscription');

/** `POST /user/push-subscription`: receives pushes in this session. */
export const useSavePushSubscription = () =>
  useApiMutation('post', '/user/push-subscription', { revalidates });

/** `DELETE /user/push-subscription`: no more pushes in this session. */
export const useRemovePushSubscription = () =>
  useApiMutation('delete', '/user/push-subscription', { revalidates });
