import { expect, test } from 'vitest';
import { openTestSandbox } from '../../test/openTestSandbox.ts';
import { sharedFixture } from '../../test/sharedFixture.ts';

const page = 'https://cabinet.example';
const sandbox = sharedFixture(
  () => openTestSandbox({ allowedOrigins: [page] }),
  (opened) => opened.close(),
);

const ask = async (path: string, headers: Readonly<Record<string, string>>) => {
  const response = await fetch(`${sandbox.url}${path}`, { headers });
  return {
    status: response.status,
    language: response.headers.get('content-language'),
    vary: response.headers.get('vary')?.split(/,\s*/).toSorted(),
  };
};

test.each([
  ['plans', '/api/settings_other/plans/available', 200],
  ['a refusal', '/api/user/balance', 401],
  ['a path that nobody answers', '/api/nothing-like-it', 404],
])('%s: the response has Content-Language and Vary', async (_what, path, status) => {
  const vary = ['Accept-Language', 'Origin'];
  for (const [asked, language] of [
    ['en-GB, ru;q=0.5', 'en'],
    ['ru', 'ru'],
    ['en ; q=0.9', 'en'],
    ['ru ; q = 0.1 , en ;q= 0.9', 'en'],
    ['en;q=0, ru', 'ru'],
    ['eo', 'ru'],
  ] as const) {
    expect(await ask(path, { 'accept-language': asked })).toEqual({ status, language, vary });
    expect(await ask(path, { 'accept-language': asked, origin: page })).toEqual({ status, language, vary });
  }
});

test.each(['/nothing-like-it', '/sandbox/nothing-like-it'])(
  'a refusal outside the API has Content-Language and Vary too, %s',
  async (path) => {
    expect(await ask(path, { 'accept-language': 'en' })).toEqual({
      status: 404,
      language: 'en',
      vary: ['Accept-Language'],
    });
  },
);
