import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { REASONED, SHOWN, type Check, type Tally } from './checks.ts';
import { ensureChromium } from './findChromium.ts';
import { TEST_TIME_FILE } from './testTime.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = fileURLToPath(new URL('../.cache/reports', import.meta.url));

interface Outcome {
  check: Check;
  tally: Tally;
  seconds: number;
}

function run(command: string, args: readonly string[]): Promise<{ isDone: boolean; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) => resolve({ isDone: false, output: String(error) }));
    child.on('close', (code) => resolve({ isDone: code === 0, output }));
  });
}

/** A runner that died before it wrote its report has failed, whatever it counted before. */
function readTally(file: string, isDone: boolean): Tally {
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
      failed: isDone ? failed : Math.max(1, failed),
      skipped: count('numPendingTests') + count('numTodoTests'),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function perform(check: Check): Promise<Outcome> {
  const started = performance.now();
  const report = `${reports}/${check.name}.json`;
  const isRunner = check.kind === 'tests';
  const { isDone, output } = await run(
    check.command[0],
    isRunner
      ? [...check.command.slice(1), '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      : check.command.slice(1),
  );
  const tally = isRunner
    ? readTally(report, isDone)
    : { passed: isDone ? 1 : 0, failed: isDone ? 0 : 1, skipped: 0 };
  const seconds = (performance.now() - started) / 1000;
  if (tally.failed > 0 || tally.skipped > 0 || check.isTalkative) console.log(output.trimEnd());
  console.log(
    `${tally.failed > 0 ? 'FAILED' : 'ok    '} ${check.name}: ${check.what} (${tally.passed} passed, ${tally.skipped > 0 ? `${tally.skipped} skipped, ` : ''}${seconds.toFixed(1)} s)`,
  );
  return { check, tally, seconds };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const begun = performance.now();
const only = process.argv.slice(2);
const total: Tally = { passed: 0, failed: 0, skipped: 0 };

const isAsked = ({ name }: Check) => only.length === 0 || only.includes(name);
const shown = SHOWN.filter(isAsked);
const reasoned = REASONED.filter(isAsked);

async function performAll(next: () => Check | undefined): Promise<void> {
  for (let check = next(); check; check = next()) {
    const { tally } = await perform(check);
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
  }
}

try {
  ensureChromium();
  await Promise.all([performAll(() => shown.shift() ?? reasoned.pop()), performAll(() => reasoned.shift())]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(`All of it took ${seconds} s.`);
if (only.length === 0) writeFileSync(TEST_TIME_FILE, String(seconds));
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
