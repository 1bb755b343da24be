import { useMemo, useState } from 'react';
import { type ComboBoxItem, findItems, searchable } from './findItems.ts';

/** React Aria builds a node per item, so it gets the first few and more on scroll. */
const FIRST = 50;

interface FoundItems {
  /** The items that the list may render now. */
  given: readonly ComboBoxItem[];
  /** The number of matches that were not passed yet. */
  left: number;
  /** An item that is only passed so that React Aria knows its label. It does not match the query. */
  isHidden: (label: string) => boolean;
  take: (text: string) => void;
  giveMore: () => void;
}

/** The matches of the typed text, in pages. `isFound` means that the host has already searched. */
export function useFoundItems(
  items: readonly ComboBoxItem[],
  chosen: ComboBoxItem | undefined,
  isFound: boolean,
): FoundItems {
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(FIRST);
  // The label of the current choice is not a query.
  const question = isFound || text === chosen?.label ? '' : text.trim();
  const isAsked = question !== '';
  const folded = useMemo(() => (isAsked ? searchable(items) : []), [items, isAsked]);
  const found = useMemo(
    () => (isAsked ? findItems(folded, question) : items),
    [items, folded, question, isAsked],
  );
  const given = useMemo(() => {
    const first = found.slice(0, limit);
    if (!chosen || first.includes(chosen)) return first;
    return found.includes(chosen) ? [chosen, ...first] : [...first, chosen];
  }, [found, limit, chosen]);
  const hidden = chosen && !found.includes(chosen) ? chosen.label : undefined;

  return {
    given,
    left: found.length - Math.min(limit, found.length),
    isHidden: (label) => label === hidden,
    take: (typed) => {
      setText(typed);
      setLimit(FIRST);
    },
    giveMore: () => setLimit((before) => before * 2),
  };
}
