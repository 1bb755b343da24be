import type { DownloadedFile } from '../unwrap.ts';

/** Saves a file in the downloads folder of the browser. */
export function saveFile({ name, content }: DownloadedFile): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
