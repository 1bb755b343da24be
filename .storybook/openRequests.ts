// With the first story: it has the contract and its validator.
const heldRequests = () => import('@meridian/api-client/testing');

let open = new Set<Request>();
let isUsed = false;

/** Sends a request, and remembers it until its response arrives. */
export async function countedFetch(request: Request): Promise<Response> {
  const requests = open;
  isUsed = true;
  requests.add(request);
  try {
    return await fetch(request);
  } finally {
    requests.delete(request);
  }
}

/** For the start of a story. */
export async function forgetRequests(): Promise<void> {
  open = new Set();
  isUsed = false;
  (await heldRequests()).forgetHeldRequests();
}

/** What a response can still cause: a render, and the next request. */
const QUIET_FRAMES = 3;

/** Waits until every request of the story gets a response, except for those that `mockApi.pending` holds. */
export async function waitForResponses(): Promise<void> {
  if (!isUsed) return;
  const { isHeld } = await heldRequests();
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) {
    await new Promise(requestAnimationFrame);
    if ([...open].some((request) => !isHeld(request))) quiet = -1;
  }
}
