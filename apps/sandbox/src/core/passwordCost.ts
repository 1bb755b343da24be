/** Cost of a password hash with argon2id. */
export interface PasswordCost {
  readonly memoryInKiB: number;
  readonly passes: number;
}

/** The minimum that OWASP recommends. Stored with the hash, so that it can be raised later. */
export const passwordCost: PasswordCost = { memoryInKiB: 19_456, passes: 2 };
