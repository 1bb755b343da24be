import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiAt } from '../../test/apiAt.ts';
import { testNow } from '../../test/seededDatabase.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';
import { parseRelyingParty } from '../core/RelyingParty.ts';
import { contractOperations } from '@meridian/contract-kit';
import { DEMO } from '../seed/seed.ts';
import { serveDatabase, startSandbox } from '../startSandbox.ts';
import { lockFolder } from './lockFolder.ts';
import { openDatabase } from './openDatabase.ts';

// Differences of the embedded engine. All other tests run on a PostgreSQL server.

test('seeds, moves the clock, reads every type as the contract has it, and protects the ledger', async () => {
  const database = await openDatabase('memory');
  const sandbox = await serveDatabase(database, {
    checkResponses: true,
    clock: { startsAt: testNow },
    relyingParty: parseRelyingParty(['http://localhost:5173']),
    seedSize: 100,
  });
  const { url } = sandbox;
  try {
    const advanced = await fetch(`${url}/sandbox/clock/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"days":40}',
    });
    expect(advanced.status).toBe(200);
    const session = await unwrapSession(apiAt(url, null).POST('/auth/login', { body: { ...DEMO } }));
    const headers = { authorization: `Bearer ${session.refreshToken}` };
    const lists = contractOperations.filter(
      ({ method, path, parameters }) =>
        method === 'get' &&
        !path.includes('{') &&
        // A confirmed contact has no code.
        !path.endsWith('/code') &&
        !parameters.some(({ required }) => required),
    );
    for (const { path } of lists) {
      expect([path, (await fetch(`${url}/api${path}`, { headers })).status]).toEqual([path, 200]);
    }
    const report = await (await fetch(`${url}/sandbox/ledger`)).json();
    expect(report).toMatchObject({ isBalanced: true });
    for (const statement of ['truncate ledger_entry', 'truncate ledger_transfer cascade'])
      await expect(database.runScript(statement), statement).rejects.toThrow('the ledger is append-only');
  } finally {
    await sandbox.close();
  }
});

test('a process is refused while another holds the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox '));
  const dataDir = join(folder, 'data');
  const unlock = await lockFolder(dataDir);
  await expect(startSandbox({ dataDir })).rejects.toThrow(/^The data folder .* is in use by process \d+:/);
  unlock();
  await rm(folder, { recursive: true, force: true });
});
