import { telegramStandIn } from '../database/schema.ts';
import type { Work } from '../work/Work.ts';

/**
 * Whose signature lets people in: a real bot's, that of the stand-in which plays Telegram on this machine, or nobody's,
 * where the stand-in could be reached from elsewhere.
 */
export type TelegramBot =
  | { readonly kind: 'configured'; readonly token: string }
  | { readonly kind: 'stand-in' }
  | { readonly kind: 'none' };

/** The token of the stand-in: drawn once, and every process on the database then has the same. */
export async function standInToken({ tx, chance }: Work): Promise<string | undefined> {
  const drawn = chance.bytes(32).toString('base64url');
  await tx.insert(telegramStandIn).values({ token: drawn }).onConflictDoNothing();
  const [kept] = await tx.select({ token: telegramStandIn.token }).from(telegramStandIn);
  return kept?.token;
}

/** The token of whoever's signature lets people in. */
export async function botTokenOf(work: Work, bot: TelegramBot): Promise<string | undefined> {
  switch (bot.kind) {
    case 'configured':
      return bot.token;
    case 'none':
      return undefined;
    case 'stand-in':
      return standInToken(work);
  }
}
