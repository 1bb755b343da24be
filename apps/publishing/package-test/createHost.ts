import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, lockedVersions, pnpm } from '@meridian/testing/pnpm';
import { publishedPackages } from '../build/publishedPackages.ts';
import { runIn } from './runIn.ts';

/** The React versions of an older and a current host. */
const reacts = {
  18: { react: '18.3.1', types: '18.3.12', domTypes: '18.3.1' },
  19: { react: '19.3.1', types: '19.3.0', domTypes: '19.3.0' },
} as const;

export type ReactMajor = keyof typeof reacts;

export interface Host {
  readonly folder: string;
  /** Runs a command that the host has installed, and returns what it wrote. */
  readonly run: (
    mode: 'production' | 'development',
    command: string,
    ...args: readonly string[]
  ) => Promise<{ readonly stdout: string; readonly stderr: string }>;
}

export interface HostOptions {
  /** The folder with its sources. */
  readonly template: string;
  readonly major: ReactMajor;
  /** What it imports: packages of ours, whose tarballs it gets, and others. */
  readonly imports: readonly string[];
  readonly tarballs: Readonly<Record<string, string>>;
  /** Adds sources before the host is compiled. */
  readonly addSources?: (folder: string) => void;
}

/** A Vite project outside the workspace that installs the tarballs and compiles itself. */
export async function createHost(options: HostOptions): Promise<Host> {
  const { template, major, imports, tarballs, addSources } = options;
  const { react, types, domTypes } = reacts[major];
  const folder = emptyFolder(`host-${major}`);
  cpSync(template, folder, { recursive: true });
  addSources?.(folder);
  const ours = Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]));
  const locked = Object.fromEntries(
    publishedPackages.flatMap((published) =>
      Object.entries(lockedVersions(published.folder, published.dependencies ?? {})),
    ),
  );
  const manifest = {
    name: 'host',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(imports.map((name) => [name, ours[name] ?? '*'])),
      react,
      'react-dom': react,
    },
    devDependencies: {
      '@types/node': '26.6.6',
      '@types/react': types,
      '@types/react-dom': domTypes,
      typescript: '7.0.2',
      vite: '8.3.8',
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // The packages depend on each other by version, and no registry has them yet.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: { ...locked, ...ours } }));
  await pnpm(folder, 'install', '--prefer-offline');

  const run: Host['run'] = (mode, command, ...args) =>
    runIn(folder, command, args, {
      ...process.env,
      NODE_ENV: mode,
      TZ: 'Asia/Tokyo',
      PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
    });
  await run('production', 'tsc');
  // The declarations of React Aria do not pass this option.
  await run('production', 'tsc', '--exactOptionalPropertyTypes', '--skipLibCheck');
  return { folder, run };
}
