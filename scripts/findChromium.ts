import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installSystemPackage, succeeds } from './installSystemPackage.ts';

/** Where a Chromium usually lies on the systems that people work on. */
const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What keeps a headless Chromium off the network and off the graphics card. */
export const CHROMIUM_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium that is already here, or undefined. `CHROMIUM_PATH` comes before all. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
    return named;
  }
  return [chromium.executablePath(), ...KNOWN_PATHS].find((path) => path !== '' && existsSync(path));
}

/** Finds a Chromium, or installs one: by the system's packages as root, else by Playwright. Throws when neither works. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one.');
  installSystemPackage('chromium');
  if (!findChromium()) succeeds('playwright', ['install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found and installing one failed (system packages and Playwright were tried). Install one, or set CHROMIUM_PATH.',
  );
}
