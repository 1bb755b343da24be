import { listWallets, type Schema } from '@meridian/api-client';
import { useSecuritySettings, useSessions, useUserData, useWallets } from '@meridian/api-client/react';
import { useDateFormat } from '@meridian/i18n';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** What the list of the settings says about a section. */
export type SettingValue =
  | 'email'
  | 'wallets'
  | 'verification'
  | 'subscription'
  | 'code'
  | 'sessions'
  | 'language';

export interface SettingValuesProps {
  user: Pick<Schema<'User'>, 'email' | 'emailConfirmed' | 'phone' | 'subscription'>;
  /** The name of the language of the page. */
  language: string;
}

/** A value in words. Until it is known, the usual words reserve its place. */
export interface SettingText {
  readonly text: string;
  readonly isKnown: boolean;
}

/** Writes the states that the session knows. */
export function useSessionValues() {
  const { t } = useTranslation(messages);
  const formatDate = useDateFormat();
  return ({ user, language }: SettingValuesProps) => ({
    email: user.emailConfirmed ? user.email : t('state.emailNotConfirmed'),
    subscription: subscriptionState(user.subscription),
    language,
  });

  function subscriptionState({ active, activeUntil }: Schema<'Subscription'>): string {
    if (activeUntil === null) return t('subscription.never');
    return active ? t('state.until', { date: formatDate(activeUntil) }) : t('subscription.ended');
  }
}

/** The state of each section; undefined if its call failed. The session knows some; each of the others is one small call. */
export function useSettingValues(
  session: SettingValuesProps,
): Readonly<Record<SettingValue, SettingText | undefined>> {
  const { t } = useTranslation(messages);
  const { email, subscription, language } = useSessionValues()(session);
  const { phone } = session.user;
  const wallets = useWallets();
  const verification = useUserData('verification');
  const security = useSecuritySettings();
  const sessions = useSessions();
  const codeOf = (method: Schema<'SecurityCodeMethod'>) =>
    t(`state.code.${method}`, { end: phone.slice(-4) });
  return {
    email: known(email),
    wallets: textOf(wallets, t('state.wallets', { count: 1 }), (data) => {
      const count = listWallets(data).length;
      return count === 0 ? t('state.noWallets') : t('state.wallets', { count });
    }),
    verification: textOf(verification, t('state.verification.none'), ({ status }) =>
      t(`state.verification.${status ?? 'none'}`),
    ),
    subscription: known(subscription),
    code: textOf(security, codeOf('phone'), ({ codeMethod }) => codeOf(codeMethod)),
    sessions: textOf(sessions, t('state.sessions', { count: 1 }), ({ items }) =>
      t('state.sessions', { count: items.length }),
    ),
    language: known(language),
  };
}

const known = (text: string): SettingText => ({ text, isKnown: true });

function textOf<Data>(
  { data, error }: { data: Data | undefined; error: unknown },
  usual: string,
  write: (data: Data) => string,
): SettingText | undefined {
  if (data !== undefined) return known(write(data));
  return error === undefined ? { text: usual, isKnown: false } : undefined;
}
