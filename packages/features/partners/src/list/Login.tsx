import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** The login of a partner, which no browser translates. A closed account has none. */
export function Login({ of }: { of: string | null }) {
  const { t } = useTranslation(messages);
  return of === null ? <span>{t('list.closedAccount')}</span> : <span translate="no">{of}</span>;
}
