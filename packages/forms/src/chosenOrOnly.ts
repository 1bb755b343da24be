/** The chosen one of what can be chosen, or the only one there is. */
export function chosenOrOnly<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string | null,
): Item | undefined {
  return items.find((item) => item.id === id) ?? (items.length === 1 ? items[0] : undefined);
}
