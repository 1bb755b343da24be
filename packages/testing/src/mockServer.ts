import { setupServer } from 'msw/node';

/**
 * Answers the calls of a test with what `mockServer.use(mockApi...)` gives it. It listens in every test of the dom
 * project; a call that no handler foresees fails the test.
 */
export const mockServer = setupServer();
