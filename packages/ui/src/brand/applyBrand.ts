import { findNonce } from '../styles/findNonce.ts';
import type { Scheme } from './BrandChoices.ts';
import { brandCss } from './brandCss.ts';
import type { Brand } from './defineBrand.ts';

const ID = 'meridian-brand';

/**
 * Applies a brand to a document by writing one style element; no component renders. If the brand never changes,
 * put `brandCss` into the page at build time instead. Pass `document` for a portal or an iframe. Under a
 * content security policy the style gets the nonce of the document's `csp-nonce`.
 */
export function applyBrand(brand: Brand, document: Document = globalThis.document): void {
  const style = document.getElementById(ID) ?? newStyle(document);
  style.textContent = brandCss(brand);
}

function newStyle(document: Document): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = ID;
  const nonce = findNonce(document);
  if (nonce !== undefined) style.nonce = nonce;
  return document.head.appendChild(style);
}

/** Pins a document to a scheme or to the system. `undefined` restores the initial scheme of its brand. */
export function pinScheme(
  scheme: Scheme | 'system' | undefined,
  document: Document = globalThis.document,
): void {
  if (scheme === undefined) delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}
