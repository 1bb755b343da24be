import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { dayInMilliseconds } from '../clock/clock.ts';
import { networkOf } from '../calls/networkOf.ts';
import { device } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { hashToken } from './tokens.ts';

/** A call with the device tokens of its cookie. */
export interface DeviceCall extends TransactionContext {
  readonly deviceTokens: readonly string[];
}

/** Browsers delete a cookie after 400 days at the latest. */
const lifetimeDays = 365;

/** Accounts that one browser stores. The least recent sign-in is dropped. */
const accountsPerBrowser = 5;

/** Reads the value of the cookie `device`. Anything else than tokens is ignored: the cookie only ever widens a limit. */
export function readDeviceTokens(cookie: string | undefined): readonly string[] {
  const tokens = cookie?.split('.') ?? [];
  return tokens.filter((token) => /^[\w-]{43}$/.test(token)).slice(0, accountsPerBrowser);
}

/** No investor has this id. */
const nobody = '00000000-0000-0000-0000-000000000000';

const ofInvestor = (investorId: string, tokens: readonly string[]) =>
  and(eq(device.investorId, investorId), inArray(device.tokenHash, tokens.map(hashToken)));

/**
 * The name under which attempts of an account are counted. A device that signed in to the account has a separate count, so that
 * a stranger's attempts do not lock the owner out.
 */
export async function deviceBucket(
  { tx, deviceTokens }: DeviceCall,
  name: string,
  investorId: string | undefined,
): Promise<string> {
  if (deviceTokens.length === 0) return name;
  // Also for no account, so that the time does not reveal whether there is one.
  const [known] = await tx
    .select()
    .from(device)
    .where(ofInvestor(investorId ?? nobody, deviceTokens))
    .limit(1);
  return known ? `${name}:${known.tokenHash}` : name;
}

/**
 * As `deviceBucket`, and apart for each network of the other devices, so that a stranger does not stop an owner on a new device. A stranger
 * can have many networks, so what the calls let them guess needs a limit of its own.
 */
export async function callerBucket(
  call: DeviceCall,
  name: string,
  investorId: string | undefined,
): Promise<{ readonly bucket: string; readonly isKnownDevice: boolean }> {
  const bucket = await deviceBucket(call, name, investorId);
  const isKnownDevice = bucket !== name;
  return {
    bucket: isKnownDevice ? bucket : `${name}:${networkOf(call.client?.address ?? '')}`,
    isKnownDevice,
  };
}

/** The name under which wrong passwords of a login are counted. */
export function signInBucket(
  call: DeviceCall,
  login: string,
  investorId: string | undefined,
): Promise<string> {
  return deviceBucket(call, `login:${login.toLowerCase()}`, investorId);
}

/** Stores the device of a sign-in and returns the header that keeps its token in the browser. */
export async function rememberDevice(
  { tx, now, random, deviceTokens }: DeviceCall,
  investorId: string,
): Promise<{ readonly 'set-cookie': string }> {
  const expiresAt = new Date(now.getTime() + lifetimeDays * dayInMilliseconds);
  const known = await tx
    .update(device)
    .set({ expiresAt })
    .where(ofInvestor(investorId, deviceTokens))
    .returning({ tokenHash: device.tokenHash });
  const hashes = known.map(({ tokenHash }) => tokenHash);
  const isKnown = (token: string) => hashes.includes(hashToken(token));
  const own = deviceTokens.find(isKnown) ?? random.bytes(32).toString('base64url');
  if (known.length === 0)
    await tx.insert(device).values({ tokenHash: hashToken(own), investorId, expiresAt });
  const others = deviceTokens.filter((token) => !isKnown(token));
  const value = [own, ...others].slice(0, accountsPerBrowser).join('.');
  const maxAge = lifetimeDays * 86_400;
  return { 'set-cookie': `device=${value}; Path=/api; Max-Age=${maxAge}; HttpOnly; SameSite=Strict` };
}

/** After a new password only the device that set it stays known. */
export async function forgetOtherDevices(
  { tx, deviceTokens }: DeviceCall,
  investorId: string,
): Promise<void> {
  const spared = deviceTokens.map(hashToken);
  await tx.delete(device).where(and(eq(device.investorId, investorId), notInArray(device.tokenHash, spared)));
}
