import { useMemo, useState } from 'react';
import { type ComboBoxItem, findItems, searchable } from './findItems.ts';

/** React Aria builds a node for each item it is given, so it is given the first few and more as the list is scrolled. */
const FIRST = 50;

interface FoundItems {
  /** What the list may show now. */
  given: readonly ComboBoxItem[];
  /** Found, and not given yet. */
  left: number;
  /** Given only so that its label is known: it does not answer to what was typed. */
  isHidden: (label: string) => boolean;
  take: (text: string) => void;
  giveMore: () => void;
}

/** What answers to the text typed, a part at a time. `isFound`: the items are what somebody else has found already. */
export function useFoundItems(
  items: readonly ComboBoxItem[],
  chosen: ComboBoxItem | undefined,
  isFound: boolean,
): FoundItems {
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(FIRST);
  // The label of what is chosen is not a question.
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
