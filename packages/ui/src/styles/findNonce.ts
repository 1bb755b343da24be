/**
 * The CSP nonce for a `<style>`, from the same meta tag that React Aria and Vite read. Reads the property,
 * because browsers empty the attribute.
 */
export function findNonce(document: Document): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>("meta[property='csp-nonce'], meta[name='csp-nonce']");
  return meta?.nonce || meta?.content || undefined;
}
