import type { Schema } from '@meridian/api-client';
import { useSetting } from '@meridian/api-client/react';
import { isTimeZoneKnown, useDateFormat, useToday } from '@meridian/i18n';
import { Link } from '@meridian/ui';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

interface Support {
  contacts: Schema<'SettingContacts'> | undefined;
  /** Loads the contacts. */
  need: () => void;
}

const SupportContext = createContext<Support | null>(null);

/** Provides the company's contacts to every `SupportText`. They are loaded when the first one is shown. */
export function SupportProvider({ children }: { children: ReactNode }) {
  const [isNeeded, setNeeded] = useState(false);
  const { data } = useSetting('contacts', isNeeded);
  const contacts = data?.key === 'contacts' ? data : undefined;
  const support = useMemo(() => ({ contacts, need: () => setNeeded(true) }), [contacts]);
  return <SupportContext.Provider value={support}>{children}</SupportContext.Provider>;
}

export interface SupportTextProps {
  /** A message in which `<support>…</support>` is the link: «If in doubt, <support>write to support</support>.» */
  children: string;
  /** The subject of the letter, such as the number of a request. */
  subject?: string | undefined;
}

/**
 * A text with a link that opens a letter to the support. The address is shown too, for those who write elsewhere, and
 * the hours in their zone. It is plain text until the contacts are loaded, and without a `SupportProvider`.
 */
export function SupportText({ children, subject }: SupportTextProps) {
  const [before, words, after] = children.split(/<\/?support>/);
  return (
    <>
      <span>{before}</span>
      {words !== undefined && <SupportLink subject={subject}>{words}</SupportLink>}
      {after !== undefined && <span>{after}</span>}
    </>
  );
}

function SupportLink({ children, subject }: SupportTextProps) {
  const support = useContext(SupportContext);
  const need = support?.need;
  useEffect(() => need?.(), [need]);
  if (!support?.contacts) return <span>{children}</span>;
  const { email, supportHours } = support.contacts;
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  const areHoursKnown = supportHours !== null && isTimeZoneKnown();
  return (
    <>
      <Link href={`mailto:${email}${query}`}>{children}</Link>{' '}
      <span translate="no">{areHoursKnown ? `(${email}` : `(${email})`}</span>
      {areHoursKnown && <Hours {...supportHours} />}
    </>
  );
}

/** The hours of the support in the zone of the reader: the contract has them in UTC. */
function Hours({ opens, closes }: Schema<'SupportHours'>) {
  const { t } = useTranslation(messages);
  const writeTime = useDateFormat('time');
  const day = useToday();
  const write = (time: string) => writeTime(`${day}T${time}:00Z`);
  return <span>{t('supportHours', { opens: write(opens), closes: write(closes) })}</span>;
}
