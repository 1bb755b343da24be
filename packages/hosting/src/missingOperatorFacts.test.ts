import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { missingOperatorFacts } from './missingOperatorFacts.ts';

test('names the facts about the operator that the API does not give', async () => {
  const contacts = { operator: 'Example Ltd', licence: null, jurisdiction: '' };
  const server = createServer((_, response) => response.end(JSON.stringify(contacts)));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  expect(await missingOperatorFacts(`http://127.0.0.1:${address.port}`)).toEqual(['licence', 'jurisdiction']);
  server.close();
});

test('names all of them without an API', async () => {
  expect(await missingOperatorFacts(undefined)).toEqual(['operator', 'licence', 'jurisdiction']);
});
