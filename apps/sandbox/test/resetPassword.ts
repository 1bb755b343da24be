import { type Schema, unwrap } from '@meridian/api-client';
import type { TestSandbox } from './openTestSandbox.ts';

/** Asks for a code of a password reset. Returns what validates it. */
export async function askForReset(
  sandbox: TestSandbox,
  { login, email }: Schema<'PasswordResetRequest'>,
): Promise<Schema<'PasswordResetValidation'>> {
  const { secret } = await unwrap(sandbox.guest.POST('/auth/reset-password', { body: { login, email } }));
  return { login, email, secret, code: await sandbox.lastCode(login) };
}

/** Resets a password up to the token that sets the new one. */
export async function resetTokenOf(
  sandbox: TestSandbox,
  asked: Schema<'PasswordResetRequest'>,
): Promise<string> {
  const body = await askForReset(sandbox, asked);
  return (await unwrap(sandbox.guest.POST('/auth/reset-password/validate', { body }))).refreshToken;
}
