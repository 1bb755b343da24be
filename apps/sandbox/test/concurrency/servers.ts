import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from '@meridian/api-client';
import type { LedgerReport } from '../../src/ledger/checkLedger.ts';
import { apiAt } from '../apiAt.ts';
import type { SeededPlace } from '../seededDatabase.ts';
import { type ServerProcess, startServerProcess } from '../serverProcess.ts';

/** Several processes on one database. Calls rotate through them. */
export interface Servers {
  /** Current URL of each process. */
  readonly urls: () => readonly string[];
  readonly api: (token: string | null) => ApiClient;
  /** Calls the control plane of a running process, and retries until one answers. */
  readonly control: (path: string, body?: object) => Promise<Response>;
  readonly ledger: () => Promise<LedgerReport>;
  readonly now: () => Promise<Date>;
  /** Kills a process while it works. */
  readonly kill: (index: number) => Promise<void>;
  /** Starts a replacement for a killed process. */
  readonly replace: (index: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** `application_name` of the connections of one process. */
export const serverName = (index: number) => `server ${index}`;

/** Starts processes on one seeded database. */
export async function startServers(place: SeededPlace['place'], count: number): Promise<Servers> {
  const start = (index: number): Promise<ServerProcess> =>
    startServerProcess(place, { name: serverName(index) });
  const running = await Promise.all(Array.from({ length: count }, (_, index) => start(index)));

  let turn = 0;
  const next = () => running[(turn += 1) % running.length]!.url;
  const control: Servers['control'] = async (path, body) => {
    for (;;) {
      try {
        return await fetch(`${next()}/sandbox${path}`, {
          ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
          headers: { 'content-type': 'application/json' },
        });
      } catch {
        await wait(20);
      }
    }
  };
  return {
    urls: () => running.map(({ url }) => url),
    api: (token) => apiAt(next(), token),
    control,
    async ledger() {
      const report: LedgerReport = JSON.parse(await (await control('/ledger')).text());
      return report;
    },
    async now() {
      const clock: { now: string } = JSON.parse(await (await control('/clock')).text());
      return new Date(clock.now);
    },
    async kill(index) {
      await running[index]!.end('SIGKILL');
    },
    async replace(index) {
      running[index] = await start(index);
    },
    async close() {
      await Promise.all(running.map((server) => server.end('SIGKILL')));
    },
  };
}
