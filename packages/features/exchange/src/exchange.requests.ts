import { useApiMutation } from '@meridian/api-client/react';

/** `POST /user/exchange`: exchanges at a quoted rate. */
export const useExchange = () => useApiMutation('post', '/user/exchange');
