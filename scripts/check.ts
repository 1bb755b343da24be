import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium } from '@meridian/testing/chromium';
import {
  appEntries,
  appEntry,
  type Check,
  everyChange,
  multiplied,
  NOT_INSTALLED,
  pageFiles,
  pageTable,
} from '../checks.config.ts';
import { changedFiles, ImportGraph } from './check/importGraph.ts';

const USAGE = `npm test                          checks everything that a change can break
npm test -- lint types            the named checks
npm test -- --changed [commit]    only what the files can break that differ from the upstream branch, or from a commit
npm test -- --without-chromium    what needs no Chromium, on a system that the lock file has none for
npm run test:all                  that, and what multiplies: languages, widths, failures, hours, hosts, other browsers`;

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = fileURLToPath(new URL('../.cache/reports', import.meta.url));
/** Where a failed end-to-end test leaves its trace, last picture and server log. */
const failures = fileURLToPath(new URL('../.cache/failures', import.meta.url));

/** Pages in a browser mostly wait, so three checks at a time keep two cores busy. */
const LANES = 3;
const LINES_OF_A_FAILURE = 100;

/** The result of one check, or of all checks together. */
interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** A check with the environment variables of its selection. */
type SelectedCheck = Check & { env?: Readonly<Record<string, string>> };

interface Outcome {
  check: Check;
  tally: Tally;
  output: string;
}

function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) => resolve({ code: null, output: String(error) }));
    child.on('close', (code) => resolve({ code, output: output.trimEnd() }));
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

function outcomeOf(code: number | null): keyof Tally {
  if (code === 0) return 'passed';
  return code === NOT_INSTALLED ? 'skipped' : 'failed';
}

async function runCheck(check: SelectedCheck): Promise<Outcome> {
  const started = performance.now();
  const report = `${reports}/${check.name}.json`;
  const isRunner = check.kind === 'tests';
  const [command, ...args] = check.command;
  const { code, output } = await run(
    command,
    isRunner ? [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] : args,
    check.env,
  );
  const tally = isRunner
    ? readTally(report, code === 0)
    : { passed: 0, failed: 0, skipped: 0, [outcomeOf(code)]: 1 };
  const seconds = (performance.now() - started) / 1000;
  if (tally.failed > 0 || tally.skipped > 0 || check.alwaysPrintsOutput) console.log(output);
  console.log(
    `${tally.failed > 0 ? 'FAILED' : 'ok    '} ${check.name}: ${check.proves} (${tally.passed} passed, ${tally.skipped > 0 ? `${tally.skipped} skipped, ` : ''}${seconds.toFixed(1)} s)`,
  );
  return { check, tally, output };
}

/**
 * The checks that these files can break, each with only the files that they can break. The table of pages imports every page, so what
 * is reached only through it is the built app: its own two tests, and in the sweep the pages that are reached.
 */
function selectByChange(checks: readonly Check[], changed: readonly string[]): readonly SelectedCheck[] {
  const graph = new ImportGraph(root);
  const direct = graph.reachedFrom(changed, pageTable);
  const reachedApp = graph.entriesIn(appEntries, graph.reachedFrom(changed));
  const reached = new Set([...direct, ...reachedApp]);
  const pages = direct.has(appEntry) ? [] : graph.entriesIn([pageFiles], direct);
  const existing = changed.filter((file) => existsSync(root + file));
  const selected = checks.flatMap((check): SelectedCheck[] => {
    const [command, ...args] = check.command;
    if (check.takesChangedFiles) {
      return [{ ...check, command: [command, ...args.filter((argument) => argument !== '.'), ...existing] }];
    }
    if (check.entries === undefined) return [check];
    const ofTheApp = reachedApp.length > 0 ? (check.ofTheApp ?? []) : [];
    const entries = [...new Set([...ofTheApp, ...graph.entriesIn(check.entries, reached)])];
    if (entries.length === 0) return [];
    if (check.entriesVariable) return [{ ...check, env: { [check.entriesVariable]: entries.join(' ') } }];
    const files = entries.filter((file) => /\.test\.tsx?$/.test(file));
    if (check.kind !== 'tests') return [check];
    return [{ ...check, command: [command, ...args, ...files], env: { PAGES: pages.join(' ') } }];
  });
  const needed = new Set(selected.map(({ after }) => after));
  return checks.flatMap(
    (check) => selected.find(({ name }) => name === check.name) ?? (needed.has(check.name) ? [check] : []),
  );
}

function select(): readonly SelectedCheck[] {
  const { values, positionals } = parseArgs({
    options: {
      all: { type: 'boolean' },
      changed: { type: 'boolean' },
      'without-chromium': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  const known = [...everyChange, ...multiplied];
  const unknown = values.changed
    ? []
    : positionals.filter((given) => known.every(({ name }) => name !== given));
  if (values.help || unknown.length > 0) {
    console.log(USAGE);
    console.log(`The checks: ${known.map(({ name }) => name).join(', ')}.`);
    process.exit(values.help ? 0 : 1);
  }
  const replaced = multiplied.map(({ insteadOf }) => insteadOf);
  const checks = (values.all ? known.filter(({ name }) => !replaced.includes(name)) : everyChange).filter(
    ({ needsChromium }) => !needsChromium || !values['without-chromium'],
  );
  if (values.changed) return selectByChange(checks, changedFiles(root, positionals[0]));
  return positionals.length > 0 ? known.filter(({ name }) => positionals.includes(name)) : checks;
}

/** Runs checks in parallel, each after the one whose result it reads. */
async function runAll(checks: readonly SelectedCheck[]): Promise<readonly Outcome[]> {
  const waiting = [...checks];
  const running = new Map<string, Promise<Outcome>>();
  const outcomes: Outcome[] = [];
  const isPending = (name: string | undefined) =>
    waiting.some((check) => check.name === name) || (name !== undefined && running.has(name));
  const takeNext = () => {
    const next = waiting.findIndex(({ after }) => !isPending(after));
    return next === -1 ? undefined : waiting.splice(next, 1)[0];
  };
  while (waiting.length > 0 || running.size > 0) {
    for (let free = LANES - running.size; free > 0; free -= 1) {
      const check = takeNext();
      if (check) running.set(check.name, runCheck(check));
    }
    const outcome = await Promise.race(running.values());
    running.delete(outcome.check.name);
    outcomes.push(outcome);
  }
  return outcomes;
}

/** Stands at the end, so that output of which only the end was kept still says what failed. */
function repeatFailures(outcomes: readonly Outcome[]): void {
  for (const { check, output } of outcomes.filter(({ tally }) => tally.failed > 0)) {
    console.log(`\n=== FAILED ${check.name}: the last ${LINES_OF_A_FAILURE} lines ===`);
    console.log(output.split('\n').slice(-LINES_OF_A_FAILURE).join('\n'));
  }
  for (const folder of globSync('*/*/', { cwd: failures }))
    console.log(`Trace, last picture and server log: .cache/failures/${folder}`);
}

for (const folder of [reports, failures]) rmSync(folder, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const startedAt = performance.now();
const selected = select();
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
try {
  if (selected.some(({ needsChromium }) => needsChromium)) ensureChromium();
  const outcomes = await runAll(selected);
  repeatFailures(outcomes);
  for (const { tally } of outcomes) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(`${selected.map(({ name }) => name).join(', ')} took ${seconds} s.`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
