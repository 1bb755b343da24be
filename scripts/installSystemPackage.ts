import { execFileSync } from 'node:child_process';

/** Runs a command of which only the errors are shown. False when it fails. */
export function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    return false;
  }
}

export const isRoot = process.getuid?.() === 0;

/** Installs one of the system's packages, which only root may. */
export function installSystemPackage(name: string): void {
  if (isRoot && succeeds('apt-get', ['update', '-qq'])) {
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  }
}
