import { createServer, type RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { failureOfApi } from './failureOfApi.ts';

async function failureWith(response: RequestListener): Promise<string | undefined> {
  const server = createServer(response);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  try {
    return await failureOfApi(`http://127.0.0.1:${address.port}`, 200);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('accepts an API that responds', async () => {
  expect(await failureWith((_, response) => response.end('{}'))).toBeUndefined();
});

test('names an API that is silent, that fails and that is no address', async () => {
  expect(await failureWith(() => undefined)).toMatch(/^The API at .+ did not answer: /);
  expect(await failureWith((_, response) => response.writeHead(503).end())).toMatch(/ answered 503: /);
  expect(await failureOfApi('api.example')).toMatch(/^--api api\.example is no address: /);
});
