import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { type DatabasePlace, defaultDataDir } from '../database/openDatabase.ts';

/** Names a database on a server, without its user. A hash separates names that differ only in replaced characters. */
function nameOf(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  const place = `${searchParams.get('host') ?? host}${pathname}`;
  const hash = createHash('sha256').update(place).digest('hex').slice(0, 8);
  return `${place
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(-60)}-${hash}`;
}

/**
 * Default upload folder, next to the folder of the embedded database. Each database needs its own, because the sweep
 * removes files that its database does not reference.
 */
export function defaultUploadsDir(
  place: Exclude<DatabasePlace, 'memory'>,
  dataDir: string = defaultDataDir,
): string {
  if ('dataDir' in place) return `${place.dataDir}.uploads`;
  const base = dataDir === 'memory' ? defaultDataDir : dataDir;
  return join(dirname(base), `${basename(base)}.uploads`, nameOf(place.databaseUrl));
}
