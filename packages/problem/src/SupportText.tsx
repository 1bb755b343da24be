import type { Schema } from '@meridian/api-client';
import { useSetting } from '@meridian/api-client/react';
import { Link } from '@meridian/ui';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';

/** Apart, because the sign-in shows no other time. */
const SupportHours = lazy(() => import('./SupportHours.tsx'));

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
  return (
    <>
      <Link href={`mailto:${email}${query}`}>{children}</Link> <span translate="no">{`(${email}`}</span>
      {supportHours && (
        <Suspense>
          <SupportHours {...supportHours} />
        </Suspense>
      )}
      <span>)</span>
    </>
  );
}
