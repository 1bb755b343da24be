import type { Schema } from '@meridian/api-client';
import { and, count, eq } from 'drizzle-orm';
import { keyedHash } from '../core/serverKey.ts';
import { recoveryCode } from '../database/schema.ts';
import { notify } from '../notification/notify.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { recordSecurityEvent } from './securityEvents.ts';

/** Without the letters that look like digits: Crockford’s Base32. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const recoveryCodes = 10;
const recoveryCodeLength = 10;

function hashRecoveryCode({ serverKey }: TransactionContext, investorId: string, code: string): string {
  return keyedHash(serverKey, `${investorId}:${code}`);
}

/** As it was made, however it was typed. */
function readRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

/** Uses up a recovery code, and tells the investor how many are left. */
export async function spendRecoveryCode(
  context: TransactionContext,
  investorId: string,
  typed: string,
): Promise<boolean> {
  const codeHash = hashRecoveryCode(context, investorId, readRecoveryCode(typed));
  const spent = await context.tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.investorId, investorId), eq(recoveryCode.codeHash, codeHash)))
    .returning({ codeHash: recoveryCode.codeHash });
  if (spent.length === 0) return false;
  await recordSecurityEvent(context, investorId, 'recovery_code_used');
  const left = await countRecoveryCodes(context, investorId);
  await notify(context, {
    investorId,
    topic: 'security',
    title: { en: 'A recovery code was used', ru: 'Использован резервный код' },
    text: {
      en: `Recovery codes left: ${left}. If it was not you who used one, change your password at once: that ends the other sessions.`,
      ru: `Осталось резервных кодов: ${left}. Если код использовали не вы, смените пароль и завершите остальные сеансы.`,
    },
  });
  return true;
}

/** Makes new recovery codes; the earlier ones stop working. Only their hashes are stored. */
export async function replaceRecoveryCodes(
  context: TransactionContext,
  investorId: string,
): Promise<Schema<'RecoveryCodes'>> {
  const codes = Array.from({ length: recoveryCodes }, () =>
    Array.from(context.random.bytes(recoveryCodeLength), (byte) =>
      alphabet.charAt(byte % alphabet.length),
    ).join(''),
  );
  await context.tx.delete(recoveryCode).where(eq(recoveryCode.investorId, investorId));
  await context.tx
    .insert(recoveryCode)
    .values(codes.map((code) => ({ investorId, codeHash: hashRecoveryCode(context, investorId, code) })));
  return { items: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`) };
}

export async function countRecoveryCodes({ tx }: TransactionContext, investorId: string): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.investorId, investorId));
  return row?.left ?? 0;
}
