import { setupServer } from 'msw/node';

/**
 * The mock server of the tests. Add handlers with `mockServer.use(mockApi...)`. It runs in every test of the dom project; a
 * call without a handler fails the test.
 */
export const mockServer = setupServer();
