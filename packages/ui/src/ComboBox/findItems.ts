/** A choice of a `ComboBox`. Data and not an element, so that ten thousand of them cost nothing until they are found. */
export interface ComboBoxItem {
  id: string;
  label: string;
  /** What tells it from its neighbours: a network, a country. It is searched too. */
  description?: string;
  /** Other words by which people look for it: a ticker, a former name. They are not shown. */
  keywords?: string;
  /** The name under which it stands together with others of the same group. */
  group?: string;
  isDisabled?: boolean;
}

/** How words are compared: without case and Latin accents, and with «ё» as «е», as people type them. */
const fold = (text: string): string => {
  const lower = text.toLowerCase();
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
};

export interface SearchableItem {
  item: ComboBoxItem;
  label: string;
  words: string;
}

/** Folds every item once, so that a key costs one comparison an item. */
export const searchable = (items: readonly ComboBoxItem[]): SearchableItem[] =>
  items.map((item) => {
    const label = fold(item.label);
    return { item, label, words: `${label} ${fold(`${item.description ?? ''} ${item.keywords ?? ''}`)}` };
  });

/** The items that have every word of the text, those that begin with it first; otherwise in the order given. */
export function findItems(items: readonly SearchableItem[], text: string): ComboBoxItem[] {
  const typed = fold(text.trim());
  const words = typed.split(/\s+/);
  const beginning: ComboBoxItem[] = [];
  const others: ComboBoxItem[] = [];
  for (const candidate of items) {
    if (words.every((word) => candidate.words.includes(word))) {
      (candidate.label.startsWith(typed) ? beginning : others).push(candidate.item);
    }
  }
  return [...beginning, ...others];
}

/** The items by the name of their group, groups in the order of their first item; the nameless come first. */
export function groupItems(
  items: readonly ComboBoxItem[],
): [group: string | undefined, items: ComboBoxItem[]][] {
  const groups = new Map<string | undefined, ComboBoxItem[]>();
  for (const item of items) {
    const group = groups.get(item.group);
    if (group) group.push(item);
    else groups.set(item.group, [item]);
  }
  return [...groups].toSorted(([one], [other]) => Number(one !== undefined) - Number(other !== undefined));
}
