import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

let started: ReturnType<typeof start> | undefined;

/**
 * Serves the mocked contract to stories. A call to the API that a story did not foresee fails loudly.
 * A page of docs shows many stories, each of which asks for it: they have one between them.
 */
export const startStoryWorker = () => (started ??= start());

async function start() {
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
