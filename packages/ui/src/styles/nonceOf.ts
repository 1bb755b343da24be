/**
 * What a document's content security policy asks of a `<style>`: the page says it in its head, where React Aria and Vite
 * look for it too. The element's property is read, since a browser empties the attribute.
 */
export function nonceOf(document: Document): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>("meta[property='csp-nonce'], meta[name='csp-nonce']");
  return meta?.nonce || meta?.content || undefined;
}
