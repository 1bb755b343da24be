import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyFolder, pnpm } from './packTarball.ts';

/** What a host of today, and one of yesterday, has installed. */
export const reacts = {
  18: { react: '18.3.1', types: '18.3.12', domTypes: '18.3.1' },
  19: { react: '19.3.1', types: '19.3.0', domTypes: '19.3.0' },
} as const;

const source = fileURLToPath(new URL('host', import.meta.url));

/** One page as a server writes it. */
export interface RenderedPage {
  name: string;
  styles: string;
  head: string;
  body: string;
}

export interface Host {
  folder: string;
  rendered: readonly RenderedPage[];
  /** What React and the components had to say while the server rendered. */
  complaints: string;
}

/** An empty Vite and React project that installs the tarball, compiles, builds for the browser and for a server. */
export function createHost(tarball: string, major: keyof typeof reacts): Host {
  const { react, types, domTypes } = reacts[major];
  const folder = emptyFolder(`react-${major}`);
  cpSync(source, folder, { recursive: true });
  const manifest = {
    name: 'host',
    private: true,
    type: 'module',
    dependencies: { '@meridian/ui': `file:${tarball}`, react, 'react-dom': react },
    devDependencies: {
      '@types/node': '26.6.6',
      '@types/react': types,
      '@types/react-dom': domTypes,
      typescript: '7.0.2',
      vite: '8.3.8',
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  pnpm(folder, 'install', '--ignore-workspace', '--prefer-offline', '--config.strict-dep-builds=false');

  const run = (mode: string, command: string, ...args: string[]) =>
    execFileSync(join(folder, 'node_modules/.bin', command), args, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: mode, TZ: 'UTC' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  run('production', 'tsc');
  run('production', 'vite', 'build');
  // React tells of a mismatch, and of a prop that it does not know, only while developing.
  run('development', 'vite', 'build', '--mode', 'development', '--outDir', 'dist-development');
  run(
    'development',
    'vite',
    'build',
    '--mode',
    'development',
    '--ssr',
    'src/render.tsx',
    '--outDir',
    'dist-server',
  );
  const errors = join(folder, 'server.log');
  writeFileSync(errors, '');
  execFileSync('sh', ['-c', `node dist-server/render.js 2> '${errors}'`], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', TZ: 'UTC' },
  });
  return {
    folder,
    rendered: JSON.parse(readFileSync(join(folder, 'dist/rendered.json'), 'utf8')),
    complaints: readFileSync(errors, 'utf8'),
  };
}
