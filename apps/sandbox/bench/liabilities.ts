import { createHash, randomBytes } from 'node:crypto';
import { growTree, type Leaf, leafText, splitUnits, type TreeNode, toUnits } from '@meridian/liabilities';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/openDatabase.ts';
import { liabilityAccount, liabilitySnapshot } from '../src/database/schema.ts';
import { countNightly } from '../src/liabilities/countNightly.ts';
import { readProof } from '../src/liabilities/readProof.ts';
import { seedIfEmpty } from '../src/seed/resetToSeed.ts';
import { read } from '../src/transaction/TransactionContext.ts';
import { startPostgres } from '../test/postgres/startPostgres.ts';
import { calculateMedian, timed } from './figures.ts';

/** Limits: seconds for a snapshot of this many accounts, milliseconds for a proof. */
const goals = { accounts: 100_000, snapshot: 60, proof: 20 };
const leaves = 1_000_000;

let isWithin = true;
function say(what: string, isMet = true): void {
  isWithin &&= isMet;
  process.stdout.write(`${isMet ? 'met   ' : 'MISSED'} ${what}\n`);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function* generateLeaves(): Generator<TreeNode> {
  const snapshot = '0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01';
  for (let number = 0; number < leaves / 2; number += 1) {
    const amounts = { BTC: `0.${number % 10_000}`, USDT: `${number}.50` };
    for (const [index, units] of splitUnits(toUnits(amounts), randomBytes).entries()) {
      const nonce = randomBytes(32).toString('hex');
      const leaf: Leaf = { snapshot, account: `investor${number}`, part: index + 1, nonce, units };
      yield { hash: sha256(leafText(leaf)), units };
    }
  }
}

const before = process.memoryUsage().heapUsed;
let largest = before;
let nodes = 0;
const growing = await timed(async () => {
  for (const { position } of growTree(generateLeaves(), sha256)) {
    nodes += 1;
    if (position % 100_000 === 0) largest = Math.max(largest, process.memoryUsage().heapUsed);
  }
});
say(
  `${leaves} leaves, ${nodes} nodes: ${(growing / 1000).toFixed(1)} s, at most ${((largest - before) / 2 ** 20).toFixed(0)} MB of heap`,
);

const postgres = await startPostgres();
try {
  const database = await openDatabase({ databaseUrl: postgres.url });
  await database.alone(() => migrate(database));
  await seedIfEmpty(database);
  await database.runScript(`
    insert into investor
    select (jsonb_populate_record(null::investor, to_jsonb(one) || jsonb_build_object(
      'id', gen_random_uuid(), 'login', 'counted' || number, 'email', 'counted' || number || '@example.com',
      'phone', '+4479' || lpad(number::text, 8, '0'), 'telegram_id', null))).*
    from (select * from investor order by login limit 1) one, generate_series(1, ${goals.accounts}) number;
    insert into ledger_account (owner, kind, currency, balance)
    select id, kind, currency, 12.345678 from investor, (values ('available', 'USDT'), ('on_deposit', 'USDT'), ('available', 'BTC')) kinds (kind, currency)
    where login like 'counted%'`);
  const snapshot = await timed(() => countNightly(database));
  const [made] = await database.read((tx) => tx.select().from(liabilitySnapshot));
  if (!made) throw new Error('Nothing was counted.');
  say(
    `a snapshot of ${made.accounts} accounts: ${(snapshot / 1000).toFixed(1)} s (goal ${goals.snapshot})`,
    snapshot < goals.snapshot * 1000,
  );
  const owners = await database.read((tx) =>
    tx.select({ id: liabilityAccount.investorId }).from(liabilityAccount).limit(200),
  );
  const times: number[] = [];
  for (const { id } of owners) {
    times.push(await timed(() => read(database, (context) => readProof(context, made.id, id))));
  }
  say(
    `a proof: ${calculateMedian(times).toFixed(1)} ms (goal ${goals.proof})`,
    calculateMedian(times) < goals.proof,
  );
  await database.close();
} finally {
  await postgres.stop();
}
process.exitCode = isWithin ? 0 : 1;
