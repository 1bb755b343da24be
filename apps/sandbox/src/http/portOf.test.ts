import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusedStart } from '../testing/refusedStart.ts';
import { portOf } from './portOf.ts';

test.each(['0', '4010', '65535'])('“%s” is a port', (given) => {
  expect(portOf(given)).toBe(Number(given));
});

test.each(['', 'abc', '-1', '1.5', '65536', '0x50', ' 80', '1e3'])('“%s” is no port', (given) => {
  expect(() => portOf(given)).toThrow(
    new RangeError(`a port is a whole number from 0 to 65535, and not “${given}”.`),
  );
});

test('whoever gives none reads so, and nothing is opened for it', async () => {
  const dataDir = join(tmpdir(), `sandbox port ${process.pid}`);
  expect(await refusedStart({ DATA_DIR: dataDir }, ['--port', 'abc'])).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The sandbox did not start: a port is a whole number from 0 to 65535, and not “abc”.\n',
  });
  expect(existsSync(dataDir)).toBe(false);
});

test('whoever asks for help reads every flag, and nothing is started', async () => {
  const { code, stdout, stderr } = await refusedStart({}, ['--help']);
  expect([code, stderr]).toEqual([0, '']);
  for (const flag of ['port', 'host', 'data-dir', 'seed-size', 'random-seed', 'stand-at'])
    expect(stdout).toContain(`--${flag} `);
});
