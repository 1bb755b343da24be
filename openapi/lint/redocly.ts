import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Item, toItem, toItems } from './json.ts';

/** The folder that holds `openapi/` and `redocly.yaml`. */
export const root = join(import.meta.dirname, '../..');

const redocly = join(root, 'node_modules/.bin/redocly');
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const contract = 'openapi/openapi.yaml';

/** Reads the contract of `folder` as one document, its files gathered under `components`. */
export function bundle(folder: string): Item {
  const out = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const file = join(out, 'contract.json');
    execFileSync(redocly, ['bundle', contract, '--output', file], { cwd: folder, env, stdio: 'ignore' });
    return toItem(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(out, { recursive: true });
  }
}

/** Lints the contract of `folder`; each finding as `rule, file#pointer`. */
export function lint(folder: string): string[] {
  const { stdout } = spawnSync(redocly, ['lint', contract, '--format', 'json', '--max-problems', '1000'], {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { problems } = toItem(JSON.parse(stdout.slice(stdout.indexOf('{'))));
  if (!Array.isArray(problems)) throw new Error(`Redocly did not report: ${stdout}`);
  return toItems(problems).map(({ ruleId, location }) => {
    const [place] = toItems(location);
    const file = String(toItem(place?.['source'])['ref']).replace(/^openapi\//, '');
    return `${String(ruleId)}, ${file}${String(place?.['pointer'])}`;
  });
}
