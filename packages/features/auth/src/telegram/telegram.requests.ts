import { useApiMutation } from '@meridian/api-client/react';

/** `POST /auth/telegram`: signs in through Telegram. */
export const useSignInWithTelegram = () => useApiMutation('post', '/auth/telegram');
