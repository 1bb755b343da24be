import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';

/**
 * A bare Node server that responds to every call with the balances of the token's investor: the session by its hash, then the
 * accounts. The benchmark compares `GET /user/balance` with it.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest('base64url');
  const found = await pool.query<{ investor_id: string }>(
    'select investor_id from session where token_hash = $1 and expires_at > sandbox_now()',
    [hash],
  );
  const accounts = await pool.query('select currency, kind, balance from ledger_account where owner = $1', [
    found.rows[0]?.investor_id,
  ]);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(accounts.rows));
}

const server = createServer((request, response) => void reply(request, response));

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`The bare server answers at http://127.0.0.1:${port}/api\n`);
});
