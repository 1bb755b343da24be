import { SearchField } from '@meridian/ui';
import { useLatest } from '@meridian/use-latest';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Milliseconds after the last key press until the search starts. */
const DEBOUNCE = 300;

interface PartnerSearchProps {
  value: string;
  onChange: (search: string) => void;
}

/** Searches in logins and inviters once the user stops typing; Enter searches at once. */
export function PartnerSearch({ value, onChange }: PartnerSearchProps) {
  const { t } = useTranslation(messages);
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  // The filters were changed elsewhere: by the back button, or by choosing a partner.
  if (applied !== value) {
    setApplied(value);
    if (text.trim() !== value) setText(value);
  }
  function search() {
    const wanted = text.trim();
    if (wanted !== value) onChange(wanted);
  }
  const latestSearch = useLatest(search);
  useEffect(() => {
    const timer = setTimeout(() => latestSearch.current(), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, latestSearch]);
  return (
    <SearchField
      label={t('list.search')}
      clearLabel={t('list.clearSearch')}
      maxLength={64}
      value={text}
      onChange={setText}
      onSubmit={search}
    />
  );
}
