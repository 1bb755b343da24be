import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

let started: ReturnType<typeof start> | undefined;

/** Mocks the API in stories. An unexpected call fails. The stories of a docs page share one worker. */
export const startStoryWorker = () => (started ??= start());

async function start() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Below any path: the documentation may be a part of a site.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/')) {
        defaults.error();
      }
    },
  });
  return worker;
}
