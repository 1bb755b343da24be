/** Saves a drawing of the page as a file, black on white. */
export function downloadSvg(drawing: SVGSVGElement, fileName: string): void {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', '600');
  copy.setAttribute('height', '600');
  copy.style.background = '#fff';
  const url = URL.createObjectURL(new Blob([copy.outerHTML], { type: 'image/svg+xml' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}
