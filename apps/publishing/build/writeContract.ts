import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, root } from './publishedPackages.ts';

/** Writes the contract as one file in both notations into a package that exports it. */
export function writeContract(folder: string): void {
  if (!readManifest(folder).publishConfig?.exports['./openapi.json']) return;
  const json = join(folder, 'dist/openapi.json');
  copyFileSync(join(root, 'packages/api-client/src/generated/contract.json'), json);
  execFileSync(
    join(root, 'node_modules/.bin/redocly'),
    ['bundle', json, '--output', join(folder, 'dist/openapi.yaml')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
}
