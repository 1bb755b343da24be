import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

/** `GET /auth/register/{login}`: whether a login is free. An empty login makes no call. */
export const useLoginAvailability = (login: string) =>
  useApiQuery(login === '' ? null : '/auth/register/{login}', { params: { path: { login } } });

/** `GET /user/referral/{id}`: the inviter with this login. An empty login makes no call. */
export const useInviter = (login: string) =>
  useApiQuery(login === '' ? null : '/user/referral/{id}', { params: { path: { id: login } } });

/** `POST /auth/register/{login}`: registers, and begins the session (section 3). */
export const useRegister = () => useApiMutation('post', '/auth/register/{login}');

/** `POST /auth/telegram/{login}`: registers through Telegram. */
export const useRegisterWithTelegram = () => useApiMutation('post', '/auth/telegram/{login}');
