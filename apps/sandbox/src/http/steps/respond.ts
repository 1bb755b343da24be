import type { ProblemCode } from '@meridian/api-client';
import type { OperationId } from '@meridian/api-client/contract';
import type { Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import { readDeviceTokens } from '../../auth/devices.ts';
import { renewTokenCookie } from '../../auth/tokenCookie.ts';
import type { GuestCall, GuestHandlers, InvestorHandlers } from '../../calls/handlers.ts';
import { ProblemError } from '../../core/ProblemError.ts';
import { assertNothingDue, retryUntilSettled } from '../../jobs/retryUntilSettled.ts';
import { refuseWhileLocked } from '../../protection/accountLock.ts';
import { refusedWhileLocked } from '../../protection/refusedWhileLocked.ts';
import type { CleanPhoto } from '../../uploads/cleanPhoto.ts';
import {
  assertSeeded,
  type Holder,
  read,
  type TransactionContext,
  write,
} from '../../transaction/TransactionContext.ts';
import { type ApiResponse, toResponse } from '../toResponse.ts';
import { findResponse, type Intent, storeResponse, storeKey } from '../idempotency.ts';
import {
  getCallerAddress,
  type Operation,
  type OperationContext,
  type OperationEnv,
  type SignedIn,
} from '../operation.ts';
import { signIn } from './authenticate.ts';

/** The caller's inviters get a reward in the same transaction, so they are locked too. */
const callsThatReward: ReadonlySet<OperationId> = new Set(['createDeposit']);

/** The app calls these at every visit. */
const callsThatRenew: ReadonlySet<OperationId> = new Set(['saveProfile']);

/** After these errors the investor may no longer exist, so no key is stored. */
const mayBeGone: ReadonlySet<ProblemCode> = new Set(['unauthorized', 'technical_work']);

/** Calls the handler of the operation, unless the response of this intent is stored. */
async function handle<Id extends OperationId>(
  { id, contract, service }: Operation<Id>,
  call: GuestCall<Id>,
  account: SignedIn | undefined,
  intent: Intent | undefined,
): Promise<ApiResponse | ProblemError> {
  if (!account) {
    const guestHandler: GuestHandlers[Id] = service.guests[id];
    if (!guestHandler) throw new Error(`${id} has no handler for guests.`);
    return guestHandler(call);
  }
  const investorHandler: InvestorHandlers[Id] = service.investors[id];
  if (!investorHandler) throw new Error(`${id} has no handler for investors.`);
  const { investor, session, tokenHash } = account;
  if (contract.needsPhone && investor.phoneConfirmedAt === null)
    throw new ProblemError('phone_not_confirmed');
  const stored = intent && (await findResponse(call, intent));
  if (stored) return stored;
  if (refusedWhileLocked.has(id)) refuseWhileLocked(call, investor);
  const { uploads, database } = service;
  const asked = { ...call, uploads, database, investor, session, tokenHash };
  const reply: ApiResponse | ProblemError = await investorHandler(asked);
  if (intent && !(reply instanceof ProblemError)) await storeResponse(call, intent, reply);
  return reply;
}

/** Runs the handler in the open transaction of a read, or in a new one after all due events have been processed. */
function transact<Id extends OperationId>(
  operation: Operation<Id>,
  context: OperationContext<Id>,
): Promise<ApiResponse | ProblemError> {
  const { id, isRead, service } = operation;
  const { database, telegramBot, relyingParty, life, settleMilliseconds: milliseconds } = service;
  const {
    token,
    account,
    snapshot,
    call,
    passwords = {},
    photos = new Map<File, CleanPhoto>(),
    intent,
    language,
  } = context.var;
  const userAgent = context.req.header('user-agent') ?? null;
  const client = { userAgent, address: getCallerAddress(service, context) };
  const deviceTokens = readDeviceTokens(getCookie(context, 'device'));
  const cookie = { value: getCookie(context, 'refreshToken'), origin: context.req.header('origin') };
  const run = async (transaction: TransactionContext, current: SignedIn | undefined) => {
    context.set('now', transaction.now);
    const guest = {
      ...transaction,
      ...call,
      client,
      language,
      userAgent,
      deviceTokens,
      telegramBot,
      relyingParty,
      passwords,
      photos,
    };
    const reply = await handle(operation, guest, current, intent);
    if (reply instanceof ProblemError || !current || !callsThatRenew.has(id)) return reply;
    return {
      ...reply,
      headers: { ...reply.headers, ...renewTokenCookie(transaction, cookie, current.tokenHash) },
    };
  };
  if (snapshot) return run(snapshot, account);
  const task = async (transaction: TransactionContext, holder: Holder | undefined) => {
    // Since `authenticate` another process may have started a reset, and the investor may have changed.
    assertSeeded(transaction);
    assertNothingDue(transaction);
    return run(transaction, account && signIn(transaction, token, holder));
  };
  const lock = account ? { lock: account.investor.id, lockLine: callsThatReward.has(id) } : {};
  return retryUntilSettled(database, { ending: life.ending, milliseconds }, () =>
    isRead ? read(database, task, { token }) : write(database, task, { ...lock, token }),
  );
}

/** The last step: runs the handler and sends its response. */
export function respond<Id extends OperationId>(operation: Operation<Id>): Handler<OperationEnv<Id>> {
  return async (context) => {
    const reply = await transact(operation, context).catch((error: unknown) => {
      if (error instanceof ProblemError) return error;
      throw error;
    });
    if (!(reply instanceof ProblemError)) return toResponse(reply, context.get('language'));
    const intent = context.get('intent');
    // Binds the key to its request also after an error, although the transaction was rolled back.
    if (intent && !mayBeGone.has(reply.code)) {
      await write(operation.service.database, (transaction) => storeKey(transaction, intent));
    }
    throw reply;
  };
}
