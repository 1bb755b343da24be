/**
 * Texts beside other nodes that have no element of their own, each with its element. React writes, removes and inserts beside the
 * node itself, so it loses one that the translation of a browser replaced. React marks such nodes; the only text of an element has
 * no mark. Runs in a page too: it uses nothing from outside.
 */
export function looseTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isLoose = Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    if (isLoose && node.textContent?.trim())
      found.push(`${node.textContent} in ${node.parentElement?.outerHTML}`);
  }
  return found;
}
