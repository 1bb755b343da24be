import { spawnSync } from 'node:child_process';
import { findNginx } from '@meridian/hosting';
import { NOT_INSTALLED } from '../checks.config.ts';
import { buildWebIfStale } from '@meridian/site/build-if-stale';

if (findNginx() === undefined) {
  console.log('nginx 1.22 or newer is not installed: install it, or name its file in NGINX_PATH.');
  process.exitCode = NOT_INSTALLED;
} else {
  await buildWebIfStale();
  const args = ['run', '--config', 'apps/site/build/nginx.vitest.config.ts'];
  process.exitCode = spawnSync('vitest', args, { stdio: 'inherit' }).status ?? 1;
}
