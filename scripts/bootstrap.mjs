// Installs what is missing and runs a command: on whatever Node a user has, in plain JavaScript without a dependency.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.installed-lock');
const { packageManager, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/**
 * Runs a command, shows its output and keeps it, so that a failure can be told in one sentence. It is shown as errors are: the
 * other output is that of the command to run, which may go into a file.
 */
function run(command, args, { isQuiet = false } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const from of [child.stdout, child.stderr]) {
      from.on('data', (chunk) => {
        output += chunk;
        if (!isQuiet) process.stderr.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ isDone: false, output: String(error) }));
    child.on('close', (code) => resolve({ isDone: code === 0, output }));
  });
}

function reason(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|META_FETCH_FAIL|dns error|network/i.test(
      output,
    )
  ) {
    return 'the package registry cannot be reached; check the network and run the command again';
  }
  if (/ENOSPC/.test(output)) return 'the disk is full';
  if (/FROZEN_LOCKFILE|OUTDATED_LOCKFILE/.test(output)) {
    return 'pnpm-lock.yaml does not match the package.json files; run pnpm install and commit the lock file';
  }
  return 'see the output above';
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
const isInstalled = () =>
  existsSync(join(bin, 'node')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();

async function install() {
  // Its own log level, or a silent npm around it would keep the reason of a failure to itself.
  const npx = ['--yes', '--loglevel=error', packageManager];
  const pnpm = await run('npx', [...npx, '--version'], { isQuiet: true });
  if (!pnpm.isDone) {
    console.error(pnpm.output);
    fail(`Installing ${packageManager} failed: ${reason(pnpm.output)}.`);
  }
  const packages = await run('npx', [...npx, 'install', '--frozen-lockfile']);
  if (!packages.isDone) fail(`Installing the packages failed: ${reason(packages.output)}.`);
  if (!existsSync(join(bin, 'node'))) {
    fail(
      `Installing Node failed: there is no build of it for ${process.platform}-${process.arch} among the packages.`,
    );
  }
  writeFileSync(stamp, lockHash());
}

const oldestMajor = Number(/\d+/.exec(engines.node)?.[0]);
if (Number(process.versions.node.split('.')[0]) < oldestMajor) {
  fail(`Node ${oldestMajor} or newer is needed; this is ${process.versions.node}.`);
}

const [command, ...args] = process.argv.slice(2);
if (!isInstalled()) await install();

const child = spawn(command, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    COMMAND_BEGUN: String(performance.timeOrigin),
    PATH: `${bin}${delimiter}${process.env.PATH}`,
  },
});
child.on('error', (error) => fail(`${command} did not start: ${error.message}.`));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('close', (code) => process.exit(code ?? 1));
