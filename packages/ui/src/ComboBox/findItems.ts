/** An option of a `ComboBox`. Plain data instead of an element, so that ten thousand of them are cheap. */
export interface ComboBoxItem {
  id: string;
  label: string;
  /** Distinguishes similar options: a network, a country. It is searched too. */
  description?: string;
  /** Other words people search for: a ticker, a former name. Not shown. */
  keywords?: string;
  /** The title of the group the option belongs to. */
  group?: string;
  isDisabled?: boolean;
}

/** Normalizes text for comparison: lower case, no Latin accents, «ё» as «е». */
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

/** Normalizes every item once, so that a keystroke only compares. */
export const searchable = (items: readonly ComboBoxItem[]): SearchableItem[] =>
  items.map((item) => {
    const label = fold(item.label);
    return { item, label, words: `${label} ${fold(`${item.description ?? ''} ${item.keywords ?? ''}`)}` };
  });

/** The items that contain every word of the query. Items that start with it come first. */
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

/** Items by group, in the order of each group's first item. Items without a group come first. */
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
