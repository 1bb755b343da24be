import { spawnSync } from 'node:child_process';

/** Redocly exits with 0 on warnings; here a warning is a failure. */
const { status, stdout, stderr } = spawnSync(
  'redocly',
  ['lint', 'openapi/openapi.yaml', '--format', 'json'],
  {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
);
const report: unknown = status === null ? undefined : JSON.parse(stdout.slice(stdout.indexOf('{')));
const problems: unknown = report instanceof Object && 'problems' in report ? report.problems : undefined;
const isSound = status === 0 && Array.isArray(problems) && problems.length === 0;
if (!isSound) console.log(Array.isArray(problems) ? JSON.stringify(problems, null, 2) : stdout + stderr);
process.exitCode = isSound ? 0 : 1;
