import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyFolder, lockedVersions, pnpm } from '@meridian/testing/pnpm';
import { publishedPackages } from '../build/publishedPackages.ts';
import { writeExamples } from './examples.ts';

/** Not the version of the workspace, which renders every feature in its own tests. */
const react = { react: '18.3.1', 'react-dom': '18.3.1' };

/**
 * A Vite project outside the workspace that installs the tarballs. It compiles its sources and the examples of the READMEs, and builds.
 * Returns its folder.
 */
export async function createHost(tarballs: Readonly<Record<string, string>>): Promise<string> {
  const folder = emptyFolder('features-host');
  cpSync(fileURLToPath(new URL('host', import.meta.url)), folder, { recursive: true });
  writeExamples(join(folder, 'src/examples'));
  const locked = Object.fromEntries(
    publishedPackages.flatMap((published) =>
      Object.entries(lockedVersions(published.folder, published.dependencies ?? {})),
    ),
  );
  const ours = Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]));
  const manifest = {
    name: 'harbour-bank',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...react, i18next: '*', 'react-i18next': '*' },
    devDependencies: {
      '@types/node': '26.6.6',
      '@types/react': '18.3.12',
      '@types/react-dom': '18.3.1',
      typescript: '7.0.2',
      vite: '8.3.8',
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // The packages depend on each other by version, and no registry has them yet.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: { ...locked, ...ours } }));
  await pnpm(folder, 'install', '--prefer-offline');
  const commands = [
    ['tsc'],
    // The declarations of React Aria do not pass this option.
    ['tsc', '--exactOptionalPropertyTypes', '--skipLibCheck'],
    ['vite', 'build', '--mode', 'development'],
  ] as const;
  // React reports unknown properties and missing keys in development only.
  const env = { ...process.env, NODE_ENV: 'development' };
  for (const [command, ...args] of commands) {
    const { status, stdout } = spawnSync(join(folder, 'node_modules/.bin', command), args, {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stdout);
  }
  return folder;
}
