/** Longer than a page takes to show its texts in another language. */
const KEPT_FOR = 5000;

/**
 * Keeps the page as high as its visible end. While the answers of the server load in another language the page is shorter, and
 * the browser would scroll to its top.
 */
export function keepPlace(): void {
  const { style } = document.body;
  style.minBlockSize = `${window.scrollY + window.innerHeight}px`;
  setTimeout(() => style.removeProperty('min-block-size'), KEPT_FOR);
}
