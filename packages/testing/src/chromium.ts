import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';

/** Where a Chromium usually is on the systems that the lock file has none for. */
const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** These disable the network services and the GPU of a headless Chromium. */
export const CHROMIUM_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const lockedPackage = fileURLToPath(new URL('../node_modules/@sparticuz/chromium/', import.meta.url));
const lockedVersion = versionOf(createRequire(import.meta.url)(`${lockedPackage}package.json`));

function versionOf(manifest: unknown): string {
  const version: unknown = manifest instanceof Object ? Reflect.get(manifest, 'version') : undefined;
  if (typeof version !== 'string') throw new TypeError(`${lockedPackage} has no version.`);
  return version;
}

const launcher = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

/**
 * Unpacks the Chromium that the lock file pins, with the libraries and the font that came with it. A launcher makes
 * Chromium use only these, so that no test depends on what the system has installed.
 */
function unpackLocked(): string {
  const folder = fileURLToPath(new URL(`../../../.cache/chromium-${lockedVersion}`, import.meta.url));
  const executable = join(folder, 'launch');
  if (existsSync(executable)) return executable;
  const unfinished = `${folder}-${process.pid}`;
  const read = (name: string) => brotliDecompressSync(readFileSync(join(lockedPackage, 'bin', name)));
  mkdirSync(unfinished, { recursive: true });
  for (const name of ['al2023.tar.br', 'fonts.tar.br']) {
    execFileSync('tar', ['-x', '-C', unfinished], { input: read(name) });
  }
  writeFileSync(join(unfinished, 'fonts.conf'), fontsOf(folder));
  writeFileSync(join(unfinished, 'chromium'), read('chromium.br'), { mode: 0o755 });
  writeFileSync(join(unfinished, 'launch'), launcher, { mode: 0o755 });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have finished first.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(executable)) throw error;
  }
  return executable;
}

const findInstalled = () =>
  [chromium.executablePath(), ...KNOWN_PATHS].find((path) => path !== '' && existsSync(path));

function installByPlaywright(): void {
  console.error('No Chromium found: Playwright installs one.');
  execFileSync('playwright', ['install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * The path of the Chromium for all tests: the one that `CHROMIUM_PATH` names, or the one from the lock file (Linux x64),
 * or an installed one, or the one that Playwright installs.
 */
export function ensureChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
    return named;
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackLocked();
  const installed = findInstalled();
  if (installed) return installed;
  installByPlaywright();
  return chromium.executablePath();
}
