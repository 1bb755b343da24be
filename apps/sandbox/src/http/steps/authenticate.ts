import type { OperationId } from '@meridian/api-client/contract';
import { isAgeing, readBearer, showToken, storeUse } from '../../auth/tokens.ts';
import { ProblemError } from '../../core/ProblemError.ts';
import {
  assertSeeded,
  type Holder,
  read,
  type ShownToken,
  type TransactionContext,
  write,
} from '../../transaction/TransactionContext.ts';
import type { Operation, SignedIn, Step } from '../operation.ts';
import { statusByCode } from '../problemCodes.ts';

export function signIn(
  transaction: TransactionContext,
  token: ShownToken | undefined,
  holder: Holder | undefined,
): SignedIn {
  const { readOnlyKeys } = transaction.settings.capabilities;
  if (!token || !holder || (token.kind === 'read_only_key' && !readOnlyKeys)) {
    throw new ProblemError('unauthorized');
  }
  return {
    investor: holder.investor,
    session: holder.session,
    tokenHash: token.hash,
    isAgeing: isAgeing(transaction, token, holder),
  };
}

/** The refusal that the control plane has set for an operation. */
function stagedRefusal(
  { refusals, settings }: TransactionContext,
  id: OperationId,
): ProblemError | undefined {
  const code = refusals[id];
  if (code === undefined) return undefined;
  const mayRetry = statusByCode[code] === 429 || statusByCode[code] === 503;
  return new ProblemError(code, mayRetry ? { retryAfter: settings.technicalWork.retrySeconds } : {});
}

/**
 * Runs before the body is read. Rejects calls with an invalid token, during maintenance, and until the seed is complete. The
 * later steps of a read run in the same transaction, unless something must be written first.
 */
export function authenticate<Id extends OperationId>({
  id,
  contract,
  isRead,
  service,
}: Operation<Id>): Step<Id> {
  const { database } = service;
  return async (context, next) => {
    const { raw } = context.req;
    const bearer = readBearer(raw.headers.get('authorization'));
    const token = bearer === undefined ? undefined : showToken(contract, bearer);
    const isGuest = contract.isPublic && !(contract.takesToken && raw.headers.has('authorization'));
    const pass = (account: SignedIn | undefined) => {
      context.set('token', token);
      context.set('account', account);
      if (account) context.set('investorId', account.investor.id);
      return next();
    };
    const { account, hasResponse } = await read(
      database,
      async (transaction, holder) => {
        const { active, retrySeconds } = transaction.settings.technicalWork;
        assertSeeded(transaction);
        if (active && contract.responses.has(503)) {
          throw new ProblemError('technical_work', { retryAfter: retrySeconds });
        }
        const signedIn = isGuest ? undefined : signIn(transaction, token, holder);
        const staged = stagedRefusal(transaction, id);
        if (staged) throw staged;
        if (!isRead || transaction.isAnythingDue || signedIn?.isAgeing)
          return { account: signedIn, hasResponse: false };
        context.set('snapshot', transaction);
        await pass(signedIn);
        return { account: signedIn, hasResponse: true };
      },
      { token },
    );
    if (hasResponse) return;
    if (token && account?.isAgeing) await write(database, (transaction) => storeUse(transaction, token));
    await pass(account);
  };
}
