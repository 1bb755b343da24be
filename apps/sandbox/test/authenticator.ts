import { type ApiClient, unwrap } from '@meridian/api-client';
import { Secret, TOTP } from 'otpauth';
import type { TestSandbox } from './openTestSandbox.ts';

export interface Authenticator {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The code of the current time step, or of one that many steps later. */
  code(steps?: number): Promise<string>;
}

export const appWith = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/** The code at a moment of the sandbox’s clock. */
export async function codeOf(sandbox: TestSandbox, secret: string, steps = 0): Promise<string> {
  const moved = await sandbox.control('/clock/advance', { seconds: 0 });
  const { now }: { now: string } = JSON.parse(await moved.text());
  return appWith(secret).generate({ timestamp: Date.parse(now) + steps * 30_000 });
}

/** Switches an authenticator app on, then moves the clock to a step whose codes are unused. */
export async function switchTotpOn(sandbox: TestSandbox, api: ApiClient): Promise<Authenticator> {
  const { secret } = await unwrap(api.POST('/user/totp'));
  const code: Authenticator['code'] = (steps) => codeOf(sandbox, secret, steps);
  const { items } = await unwrap(api.POST('/user/totp/confirm', { body: { code: await code() } }));
  await sandbox.control('/clock/advance', { seconds: 90 });
  return { secret, recoveryCodes: items, code };
}
