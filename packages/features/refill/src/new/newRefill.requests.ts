import { useApiMutation } from '@meridian/api-client/react';

/** `POST /funds/refills`: asks for an address to send a refill to. */
export const useRequestRefill = () => useApiMutation('post', '/funds/refills');
