import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildWebIfStale } from '@meridian/site/build-if-stale';

/**
 * Moments and zones of a machine on which tests that read its clock failed or may fail: midnight of one zone is noon of another, a
 * year or a leap day ends, a day has 23 or 25 hours. Every hour, date and zone is there.
 */
const machines = [
  { at: '2026-12-31T04:30:00Z', zone: 'UTC' },
  { at: '2028-02-29T23:40:00+14:00', zone: 'Pacific/Kiritimati' },
  { at: '2026-12-31T12:00:00+05:30', zone: 'Asia/Kolkata' },
  { at: '2027-03-14T04:30:00-07:00', zone: 'America/Los_Angeles' },
  { at: '2026-11-01T00:30:00-07:00', zone: 'America/Los_Angeles' },
];

const runs = [
  ['--project', 'node', '--project', 'dom', '--project', 'embedded'],
  ['--config', 'apps/publishing/vitest.config.ts', '--project', 'package'],
  ['--project', 'journey', 'apps/web/e2e/journey.test.ts'],
];

const preload = fileURLToPath(new URL('check/machineClock.ts', import.meta.url));

/** Whether all tests pass on a machine whose clock and zone are these. */
function passesOn({ at, zone }: (typeof machines)[number]): boolean {
  const env = {
    ...process.env,
    // A build of the app in this process has set it to "production".
    NODE_ENV: 'test',
    TZ: zone,
    MACHINE_CLOCK_OFFSET: String(Date.parse(at) - Date.now()),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`,
  };
  return runs
    .map((args) => {
      const { status, stdout, stderr } = spawnSync('vitest', ['run', '--reporter=dot', ...args], {
        env,
        encoding: 'utf8',
      });
      if (status !== 0) console.log(`${stdout}\n${stderr}`);
      console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${at} in ${zone}: ${args.join(' ')}`);
      return status === 0;
    })
    .every(Boolean);
}

await buildWebIfStale();
process.exitCode = machines.map(passesOn).every(Boolean) ? 0 : 1;
