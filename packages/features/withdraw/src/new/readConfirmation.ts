import { isSchema, type Schema, withdrawalConfirmationShape } from '@meridian/api-client';

/** Reads the pending request from a draft; null when there is none or it is invalid. */
export function readConfirmation(text: string): Schema<'WithdrawalConfirmation'> | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isSchema(withdrawalConfirmationShape, stored) ? stored : null;
  } catch {
    return null;
  }
}
