import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

/** `GET /user/confirmation`: whether the session is confirmed, and how it can be. */
export const useConfirmation = () => useApiQuery('/user/confirmation');

/** `POST /user/confirmation`: confirms the session with a password, a code or a passkey. */
export const useConfirmSession = () => useApiMutation('post', '/user/confirmation');

/** `POST /user/confirmation/code`: sends a code that confirms the session. */
export const useSendConfirmationCode = () => useApiMutation('post', '/user/confirmation/code');

/** `POST /user/confirmation/passkey`: begins to confirm the session with a passkey. */
export const useBeginPasskeyConfirmation = () => useApiMutation('post', '/user/confirmation/passkey');
