import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

/** Serves the mocked contract to stories. A call to the API that a story did not foresee fails loudly. */
export async function startStoryWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/')) {
        defaults.error();
      }
    },
  });
  return worker;
}
