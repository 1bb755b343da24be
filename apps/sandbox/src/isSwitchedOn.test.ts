import { afterEach, expect, test, vi } from 'vitest';
import { isSwitchedOn } from './isSwitchedOn.ts';
import { refusedStart } from './testing/refusedStart.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  [undefined, false],
  ['', false],
  ['yes', true],
])('a switch that is set to %s', (given, isOn) => {
  vi.stubEnv('SANDBOX_SWITCH', given);
  expect(isSwitchedOn('SANDBOX_SWITCH', 'yes')).toBe(isOn);
});

test.each([
  ['SANDBOX_CHECK_ANSWERS', 'true', 'yes'],
  ['SANDBOX_CONTROL', 'yes', 'anywhere'],
])('whoever sets %s to “%s” reads what it takes, and nothing is started', async (name, given, word) => {
  expect(await refusedStart({ DATA_DIR: 'memory', [name]: given })).toEqual({
    code: 1,
    stdout: '',
    stderr: `The sandbox did not start: ${name} is “${word}” or not set at all, and not “${given}”.\n`,
  });
});
