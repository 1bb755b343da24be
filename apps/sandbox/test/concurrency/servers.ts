import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from '@meridian/api-client';
import type { LedgerReport } from '../../src/ledger/checkLedger.ts';
import { apiAt } from '../apiAt.ts';
import { startSandbox } from '../../src/startSandbox.ts';
import { makeSeededPlace, type SeededPlace } from '../seededDatabase.ts';
import { type ServerProcess, startServerProcess } from '../serverProcess.ts';

/** Servers on one database. Calls rotate through them. */
export interface Servers {
  /** Current URL of each server. */
  readonly urls: () => readonly string[];
  readonly api: (token: string | null) => ApiClient;
  /** Calls the control plane of a running server, and retries until one responds. */
  readonly control: (path: string, body?: object) => Promise<Response>;
  readonly ledger: () => Promise<LedgerReport>;
  readonly now: () => Promise<Date>;
  readonly close: () => Promise<void>;
}

/** Servers in processes of their own. */
export interface ServerProcesses extends Servers {
  /** Kills a process while it works. */
  readonly kill: (index: number) => Promise<void>;
  /** Starts a replacement for a killed process. */
  readonly replace: (index: number) => Promise<void>;
}

/** `application_name` of the connections of one process. */
export const serverName = (index: number) => `server ${index}`;

function callsOf(urls: Servers['urls']): Omit<Servers, 'close'> {
  let turn = 0;
  const next = (): string => {
    const current = urls();
    return current[(turn += 1) % current.length]!;
  };
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
    urls,
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
  };
}

/** Opens servers on one seeded database in this process, each with connections of its own. */
export async function openServers(count: number): Promise<Servers> {
  const { place, uploadsDir } = await makeSeededPlace();
  const running = await Promise.all(
    Array.from({ length: count }, () => startSandbox({ ...place, uploadsDir, checkResponses: true })),
  );
  return {
    ...callsOf(() => running.map(({ url }) => url)),
    async close() {
      await Promise.all(running.map((server) => server.close()));
    },
  };
}

/** Starts processes on one seeded database. */
export async function startServers(place: SeededPlace['place'], count: number): Promise<ServerProcesses> {
  const start = (index: number): Promise<ServerProcess> =>
    startServerProcess(place, { name: serverName(index) });
  const running = await Promise.all(Array.from({ length: count }, (_, index) => start(index)));
  return {
    ...callsOf(() => running.map(({ url }) => url)),
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
