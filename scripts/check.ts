import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mainLane, siteLane, storybookLane, type Check, type Tally } from '../checks.config.ts';
import { ensureChromium } from '@meridian/testing/chromium';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = fileURLToPath(new URL('../.cache/reports', import.meta.url));

interface Outcome {
  check: Check;
  tally: Tally;
  seconds: number;
}

function run(command: string, args: readonly string[]): Promise<{ succeeded: boolean; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) => resolve({ succeeded: false, output: String(error) }));
    child.on('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}

/** A test runner that exits with an error counts as at least one failure, even if its report has none or is missing. */
function readTally(file: string, succeeded: boolean): Tally {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const count = (key: string) => {
      const value: unknown = report instanceof Object ? Reflect.get(report, key) : undefined;
      if (typeof value !== 'number') throw new TypeError(`${file} has no ${key}`);
      return value;
    };
    const failed = count('numFailedTests');
    return {
      passed: count('numPassedTests'),
      failed: succeeded ? failed : Math.max(1, failed),
      skipped: count('numPendingTests') + count('numTodoTests'),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function runCheck(check: Check): Promise<Outcome> {
  const started = performance.now();
  const report = `${reports}/${check.name}.json`;
  const isRunner = check.kind === 'tests';
  const { succeeded, output } = await run(
    check.command[0],
    isRunner
      ? [...check.command.slice(1), '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      : check.command.slice(1),
  );
  const tally = isRunner
    ? readTally(report, succeeded)
    : { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  const seconds = (performance.now() - started) / 1000;
  if (tally.failed > 0 || tally.skipped > 0 || check.alwaysPrintsOutput) console.log(output.trimEnd());
  console.log(
    `${tally.failed > 0 ? 'FAILED' : 'ok    '} ${check.name}: ${check.what} (${tally.passed} passed, ${tally.skipped > 0 ? `${tally.skipped} skipped, ` : ''}${seconds.toFixed(1)} s)`,
  );
  return { check, tally, seconds };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const startedAt = performance.now();
const only = process.argv.slice(2);
const total: Tally = { passed: 0, failed: 0, skipped: 0 };

const isSelected = ({ name }: Check) => only.length === 0 || only.includes(name);
const storybookQueue = storybookLane.filter(isSelected);
const siteQueue = siteLane.filter(isSelected);
const mainQueue = mainLane.filter(isSelected);

async function runLane(next: () => Check | undefined): Promise<void> {
  for (let check = next(); check; check = next()) {
    const { tally } = await runCheck(check);
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
  }
}

try {
  ensureChromium();
  await Promise.all([
    runLane(() => storybookQueue.shift() ?? mainQueue.pop()),
    runLane(() => siteQueue.shift() ?? mainQueue.pop()),
    runLane(() => mainQueue.shift()),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(`All checks took ${seconds} s.`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
