/** What a page of the host has to wait for, such as data: on a server until its first part has left, in a browser not at all. */
export const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
