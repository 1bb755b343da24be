import { readStoredValue } from '@meridian/api-client/storage';
import { pageParts } from '@meridian/page-parts';
import { IconButton, SearchIcon } from '@meridian/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { FindProps } from './Find.tsx';
import { isOff } from './questionMark.ts';

/** Loaded by the first press: most visits do not search. */
const loadFind = () => import('./Find.tsx');
const Find = lazy(loadFind);

/** Opens the search of the cabinet, also by Ctrl+K, and the list of shortcuts by the question mark. */
export function FindButton({ hrefs, capabilities }: Pick<FindProps, 'hrefs' | 'capabilities'>) {
  const { t } = useTranslation(messages);
  const [view, setView] = useState<FindProps['view']>();

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const asked = event.defaultPrevented || isOverlayOpen() ? undefined : viewOf(event);
      if (asked === undefined) return;
      event.preventDefault();
      setView(asked);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <div {...{ [pageParts.capability]: 'search' }}>
      <IconButton
        icon={SearchIcon}
        label={t('find')}
        aria-keyshortcuts="Control+K Meta+K"
        onHoverStart={() => void loadFind()}
        onPress={() => setView('search')}
      />
      <Suspense fallback={null}>
        {view && <Find view={view} hrefs={hrefs} capabilities={capabilities} onView={setView} />}
      </Suspense>
    </div>
  );
}

/** A window over the page is finished first: it may be in the middle of a payment. */
const isOverlayOpen = () => document.querySelector('[data-mn-backdrop]') !== null;

function viewOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): FindProps['view'] {
  // The key of the letter, also where it types a letter of another alphabet.
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  if (isK && ctrlKey !== metaKey && !altKey && !shiftKey) return 'search';
  const isTyped = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  const isAsked = key === '?' && !ctrlKey && !metaKey && !altKey && !isTyped;
  return isAsked && readStoredValue('questionMark', isOff) === undefined ? 'shortcuts' : undefined;
}
