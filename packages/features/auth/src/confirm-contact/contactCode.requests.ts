import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

/** How an account is reached. Each has a code of its own. */
export type Contact = 'email' | 'phone';

const calls = {
  phone: { state: '/auth/phone/code', confirm: '/auth/phone/confirm', send: '/auth/phone/resend' },
  email: { state: '/auth/email/code', confirm: '/auth/email/confirm', send: '/auth/email/resend' },
} as const;

/** `GET /auth/{contact}/code`: where the code was sent, and when another one can be. */
export const useContactCode = (contact: Contact) => useApiQuery(calls[contact].state);

/** `POST /auth/{contact}/confirm`: confirms the contact with its code. */
export const useConfirmContact = (contact: Contact) => useApiMutation('post', calls[contact].confirm);

/** `POST /auth/{contact}/resend`: sends the code again. */
export const useResendContactCode = (contact: Contact) => useApiMutation('post', calls[contact].send);
