/** A promise that a page waits for: on a server until its first part was sent, in a browser not at all. */
export const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
