import { pageParts } from '@meridian/page-parts';

/** Copies the text that a button names, and says so beside it. A text that the browser does not copy is selected. */
export async function copyText(button: Element): Promise<void> {
  const source = document.getElementById(button.getAttribute(pageParts.copies) ?? '');
  const [copied, selected] = button.nextElementSibling?.children ?? [];
  if (!source || !copied || !selected) return;
  const isCopied = await navigator.clipboard.writeText(source.textContent).then(
    () => true,
    () => false,
  );
  if (!isCopied) getSelection()?.selectAllChildren(source);
  copied.toggleAttribute('hidden', !isCopied);
  selected.toggleAttribute('hidden', isCopied);
}
