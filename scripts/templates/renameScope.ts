import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The npm scope in a package's name. */
function scopeOf(manifest: string): string {
  const [, scope] = /"name": "(@[^/"]+)\//.exec(manifest) ?? [];
  if (scope === undefined) throw new Error('The packages have no scope.');
  return scope;
}

/** Gives every package another npm scope, in each file that git tracks. Returns the changed files. */
export function renameScope(root: string, scope: string): readonly string[] {
  if (!/^@[a-z0-9][a-z0-9._-]*$/.test(scope))
    throw new Error(`"${scope}" is no scope of npm, such as "@acme".`);
  const old = scopeOf(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
  // Not in an address such as support@meridian.example.
  const names = new RegExp(`(?<![\\w.-])${old.replaceAll('.', String.raw`\.`)}(?=[\\\\/'"\`])`, 'g');
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  return files.filter(Boolean).filter((file) => {
    const text = readFileSync(join(root, file), 'latin1');
    const renamed = text.replaceAll(names, scope);
    // As bytes: pictures and fonts stay as they are.
    if (renamed !== text) writeFileSync(join(root, file), renamed, 'latin1');
    return renamed !== text;
  });
}
