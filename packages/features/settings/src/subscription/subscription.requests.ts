import { useApiMutation } from '@meridian/api-client/react';

/** `POST /user/subscription`: pays for a subscription. */
export const usePaySubscription = () => useApiMutation('post', '/user/subscription');
