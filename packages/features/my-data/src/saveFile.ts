import type { DownloadedFile } from '@meridian/api-client/react';

/** Gives a file to the downloads of the browser. */
export function saveFile({ name, content }: DownloadedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
