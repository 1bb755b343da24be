import { reportText, runRules } from '@meridian/contract-kit/check';
import { expect, test } from 'vitest';
import { DEMO } from '../src/seed/seed.ts';
import adapter from './contractKitAdapter.ts';
import { goodPassword } from './openTestSandbox.ts';
import { sharedSandbox } from './sharedSandbox.ts';

const sandbox = sharedSandbox();

test('the sandbox keeps every rule of the contract kit', async () => {
  const other = { login: 'anna', password: goodPassword };
  const options = { account: DEMO, other, adapter, money: true, calls: 2 };
  const outcome = await runRules({ base: sandbox.url, ...options });
  expect(reportText(outcome)).not.toContain('BROKEN');
  const skipped = outcome.results.filter(({ verdict }) => verdict.kind === 'skipped');
  expect(skipped.map(({ rule }) => rule.title)).toEqual([
    'A page of the origin of the app reads responses and the headers that it needs',
  ]);
});
