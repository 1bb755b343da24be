import { nonceOf } from '../styles/nonceOf.ts';
import type { Scheme } from './BrandChoices.ts';
import { brandCss } from './brandCss.ts';
import type { Brand } from './defineBrand.ts';

const ID = 'meridian-brand';

/**
 * Gives a document a brand, or another one: it writes one style element, and no component is rendered for it.
 * Where a brand never changes, put `brandCss` into the page at build time instead. A portal or a frame with a
 * document of its own passes that. Under a content security policy the style has the nonce of the document's `csp-nonce`.
 */
export function applyBrand(brand: Brand, document: Document = globalThis.document): void {
  const style = document.getElementById(ID) ?? newStyle(document);
  style.textContent = brandCss(brand);
}

function newStyle(document: Document): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = ID;
  const nonce = nonceOf(document);
  if (nonce !== undefined) style.nonce = nonce;
  return document.head.appendChild(style);
}

/** Keeps a document in one scheme, lets it follow the system, or, with `undefined`, go back to what its brand starts in. */
export function pinScheme(
  scheme: Scheme | 'system' | undefined,
  document: Document = globalThis.document,
): void {
  if (scheme === undefined) delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}
