import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import designSystem from '../package.json' with { type: 'json' };
import { emptyFolder, lockedVersions, pnpm } from '@meridian/testing/pnpm';

/** The React versions of an older and a current host. */
const reacts = {
  18: { react: '18.3.1', types: '18.3.12', domTypes: '18.3.1' },
  19: { react: '19.3.1', types: '19.3.0', domTypes: '19.3.0' },
} as const;

export type ReactMajor = keyof typeof reacts;

export interface Host {
  folder: string;
  /** Console output of React and the components during the server render. */
  complaints: string;
}

const locked = lockedVersions(fileURLToPath(new URL('..', import.meta.url)), designSystem.dependencies);

/** An empty Vite and React project that installs the tarball, type-checks, builds, and renders on a server. */
export async function createHost(tarball: string, major: ReactMajor): Promise<Host> {
  const { react, types, domTypes } = reacts[major];
  const folder = emptyFolder(`react-${major}`);
  cpSync(fileURLToPath(new URL('host', import.meta.url)), folder, { recursive: true });
  const manifest = {
    name: 'host',
    private: true,
    type: 'module',
    dependencies: { '@meridian/ui': `file:${tarball}`, react, 'react-dom': react, ...locked },
    devDependencies: {
      '@types/node': '26.6.6',
      '@types/react': types,
      '@types/react-dom': domTypes,
      typescript: '7.0.2',
      vite: '8.3.8',
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await pnpm(folder, 'install', '--ignore-workspace', '--prefer-offline');

  const run = (mode: 'production' | 'development', command: string, ...args: readonly string[]) =>
    promisify(execFile)(command, args, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: mode, TZ: 'Asia/Tokyo' },
      maxBuffer: 2 ** 26,
    });
  const vite = join(folder, 'node_modules/.bin/vite');
  const tsc = join(folder, 'node_modules/.bin/tsc');
  await run('production', tsc);
  // The declarations of React Aria do not pass this option.
  await run('production', tsc, '--exactOptionalPropertyTypes', '--skipLibCheck');
  await run('production', vite, 'build');
  // React reports hydration mismatches and unknown props in development only.
  const develop = ['build', '--mode', 'development', '--outDir'] as const;
  await run('development', vite, ...develop, 'dist-development');
  await run('development', vite, ...develop, 'dist-server', '--ssr', 'src/render.tsx');
  const { stderr } = await run('development', process.execPath, 'dist-server/render.js');
  return { folder, complaints: stderr };
}
