import type { Schema } from '@meridian/api-client';
import type { Investor } from '../database/schema.ts';
import { serializeUser } from '../investor/serializeUser.ts';
import { type DeviceCall, rememberDevice } from './devices.ts';
import { notifyOfSignIn } from './notifyOfSignIn.ts';
import { beginSession, issueChallenge } from './tokens.ts';

const secondsInDay = 86_400;

interface SignInCall extends DeviceCall {
  readonly userAgent: string | null;
}

/** Begins a session. `confirmedAt` is when the user proved who they are, null for a proof that does not count. */
export async function openSession(call: SignInCall, investorId: string, confirmedAt: Date | null) {
  const { userAgent } = call;
  const refreshToken = await beginSession(call, investorId, { userAgent, confirmedAt });
  const lifetimeSeconds = call.settings.session.absoluteDays * secondsInDay;
  const headers = await rememberDevice(call, investorId);
  const body: Schema<'Session'> = {
    refreshToken,
    lifetimeSeconds,
    user: await serializeUser(call, investorId),
  };
  return { body, headers };
}

/** The response to the last factor of a sign-in: a session. */
export async function finishSignIn(call: SignInCall, investorId: string, confirmedAt: Date | null) {
  await notifyOfSignIn(call, investorId);
  return { status: 200, ...(await openSession(call, investorId, confirmedAt)) } as const;
}

/** The response to the first factor of a sign-in: a session, or a challenge where the account has a second factor. */
export async function acceptFirstFactor(
  call: SignInCall,
  { id, totpSince }: Investor,
  confirmedAt: Date | null,
) {
  if (!totpSince) return finishSignIn(call, id, confirmedAt);
  return { status: 202, body: await issueChallenge(call, id) } as const;
}
