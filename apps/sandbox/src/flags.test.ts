import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parseSeedSize } from './seed/seedSize.ts';
import { parseClock, controlsOf, help, isSwitchedOn, parsePort } from './flags.ts';
import { startSandbox } from './startSandbox.ts';
import { runUntilExit } from '../test/runUntilExit.ts';
import { parseMoment } from './clock/clock.ts';

test.each(['0', '4010', '65535'])('accepts “%s” as a port', (given) => {
  expect(parsePort(given)).toBe(Number(given));
});

test.each(['', 'abc', '-1', '1.5', '65536', '0x50', ' 80', '1e3'])('rejects “%s” as a port', (given) => {
  expect(() => parsePort(given)).toThrow(
    new RangeError(`a port is a whole number from 0 to 65535, and not “${given}”.`),
  );
});

test.each(['2000-01-01T00:00:00Z', '2200-01-01T00:00:00Z'])('accepts %s for the clock', (given) => {
  expect(parseMoment(given)).toEqual(new Date(given));
});

test.each(['1999-12-31T23:59:59Z', '2200-01-01T00:00:01Z', '9999-12-31T00:00:00Z', '0000-01-01T00:00:00Z'])(
  'rejects %s for the clock, which is out of range',
  (given) => {
    expect(() => parseMoment(given)).toThrow(
      new RangeError(
        `the clock stands or starts at a moment of the years 2000 to 2199, and not at “${given}”.`,
      ),
    );
  },
);

test.each(['2026-02-30T00:00:00Z', '2026-04-31T12:00:00Z', '2026-13-01T00:00:00Z', '2026-10-05', 'now'])(
  'rejects “%s” for the clock, which is not a date',
  (given) => {
    expect(() => parseMoment(given)).toThrow(/^the clock stands or starts at a moment such as/);
  },
);

test.each(['0', '-1', '1.5', '1000001', '1,000', 'many', ''])(
  'rejects “%s” as the size of a seed',
  (size) => {
    expect(() => parseSeedSize(size)).toThrow(
      new RangeError(
        `the size of a seed is a whole number from 1 to 1000000, in digits alone, and not “${size}”.`,
      ),
    );
  },
);

test('rejects a variable with another value than its one word', () => {
  const [name, word, given] = ['SANDBOX_CHECK_RESPONSES', 'yes', 'true'];
  vi.stubEnv(name, given);
  expect(() => isSwitchedOn(name, word)).toThrow(
    new RangeError(`${name} is “${word}” or not set at all, and not “${given}”.`),
  );
  vi.stubEnv(name, word);
  expect(isSwitchedOn(name, word)).toBe(true);
  vi.stubEnv(name, '');
  expect(isSwitchedOn(name, word)).toBe(false);
  vi.unstubAllEnvs();
});

test.each([
  ['', 'local'],
  ['anywhere', 'anywhere'],
  ['none', 'none'],
])('reads SANDBOX_CONTROL=%s as %s', (given, controls) => {
  expect(controlsOf(given)).toBe(controls);
});

test.each(['yes', 'off', 'None', ' none', 'local'])('rejects SANDBOX_CONTROL=%s', (given) => {
  expect(() => controlsOf(given)).toThrow(
    new RangeError(`SANDBOX_CONTROL is “anywhere”, “none” or not set at all, and not “${given}”.`),
  );
});

test('does not start on a database of another kind', async () => {
  await expect(startSandbox({ databaseUrl: 'mysql://anna:secret@db.example/meridian' })).rejects.toThrow(
    'DATABASE_URL is the address of a PostgreSQL, postgres://user:password@host/database, and not one that begins with mysql:.',
  );
});

test('does not start with an invalid flag, says why and creates no folder', async () => {
  const dataDir = join(tmpdir(), `sandbox flags ${process.pid}`);
  expect(await runUntilExit({ DATA_DIR: dataDir }, ['--port', 'abc'])).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The sandbox did not start: a port is a whole number from 0 to 65535, and not “abc”.\n',
  });
  expect(existsSync(dataDir)).toBe(false);
});

test('reads variables from the file of --env-file, and keeps those that are set', async () => {
  const file = join(tmpdir(), `sandbox ${process.pid}.env`);
  writeFileSync(file, 'SANDBOX_CONTROL=sometimes\nDATA_DIR=memory\n');
  const { stderr } = await runUntilExit({}, ['--env-file', file]);
  expect(stderr).toContain('SANDBOX_CONTROL is “anywhere”, “none” or not set at all, and not “sometimes”.');
  const own = await runUntilExit({ SANDBOX_CONTROL: 'never' }, ['--env-file', file]);
  expect(own.stderr).toContain('and not “never”.');
  rmSync(file);
});

test('the clock stands or starts at the moment of its flag, and has one of both flags', () => {
  const given = '2026-10-05T12:00:00Z';
  expect(parseClock(given, undefined)).toEqual({ standsAt: new Date(given) });
  expect(parseClock(undefined, given)).toEqual({ startsAt: new Date(given) });
  expect(parseClock(undefined, undefined)).toBeUndefined();
  expect(() => parseClock(given, given)).toThrow(RangeError);
});

test('prints every flag with --help', () => {
  for (const flag of ['port', 'host', 'data-dir', 'seed-size', 'random-seed', 'stand-at', 'start-at'])
    expect(help).toContain(`--${flag} `);
});
