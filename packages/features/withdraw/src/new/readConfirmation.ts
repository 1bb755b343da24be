import type { Schema } from '@meridian/api-client';
import { isDecimal } from '@meridian/money';

type Confirmation = Schema<'WithdrawalConfirmation'>;

/** Reads the pending request from a draft; null when there is none or it is invalid. */
export function readConfirmation(text: string): Confirmation | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isConfirmation(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isConfirmation(value: unknown): value is Confirmation {
  const { id, system, wallet, amount, fee, net, code } = fieldsOf(value);
  const { method, sentTo, length, expiryDate, resendDate, attemptsLeft } = fieldsOf(code);
  const isText = (field: unknown) => typeof field === 'string';
  return (
    [id, system, wallet, sentTo, expiryDate, resendDate].every(isText) &&
    [amount, fee, net].every(isMoney) &&
    (method === 'phone' || method === 'email' || method === 'telegram' || method === 'totp') &&
    Number.isInteger(length) &&
    Number.isInteger(attemptsLeft)
  );
}

function isMoney(value: unknown): boolean {
  const { amount, currency } = fieldsOf(value);
  return typeof amount === 'string' && isDecimal(amount) && typeof currency === 'string';
}

const fieldsOf = (value: unknown): Partial<Record<string, unknown>> =>
  value instanceof Object ? Object.fromEntries(Object.entries(value)) : {};
