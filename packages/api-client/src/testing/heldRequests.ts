const held = new Set<string>();

const nameOf = ({ method, url }: Request) => `${method} ${url}`;

/** Remembers a request that `mockApi.pending` does not respond. */
export function holdRequest(request: Request): void {
  held.add(nameOf(request));
}

/** Whether the request waits for `mockApi.pending`, and no response will come. */
export const isHeld = (request: Request): boolean => held.has(nameOf(request));

/** Forgets the held requests of the story before. */
export function forgetHeldRequests(): void {
  held.clear();
}
