import { useApiQuery } from '@meridian/api-client/react';

/** `GET /user/bonus`: the tiers of the bonus program, and what the user has reached. */
export const useBonus = () => useApiQuery('/user/bonus');
