import { useApiQuery } from '@meridian/api-client/react';

/** `GET /funds/payments/conditions`: which conditions of a withdrawal are met. */
export const useWithdrawalConditions = () => useApiQuery('/funds/payments/conditions');
