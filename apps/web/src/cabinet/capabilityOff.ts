import { createListeners } from '@meridian/api-client/storage';

/** The server refused a call because its part of the product is switched off. */
export const { notify: reportCapabilityOff, subscribe: subscribeToCapabilityOff } = createListeners();
