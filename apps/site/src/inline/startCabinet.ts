/** Runs at the end of a page of the cabinet, when its style sheet is there: loads the app, and at the same time what the page needs. */
import { readOpening } from '@meridian/web/opening';

if (document.documentElement.dataset.opening !== 'guest') {
  const { app, modules } = readOpening();
  document.head.append(
    ...modules.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
  );
  void import(/* @vite-ignore */ app);
}
