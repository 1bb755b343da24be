import { telegramStandIn } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/**
 * Source of accepted signatures: a real bot, or the local stand-in. `none` where the stand-in would be reachable from
 * other machines.
 */
export type TelegramBot =
  | { readonly kind: 'configured'; readonly token: string }
  | { readonly kind: 'stand-in' }
  | { readonly kind: 'none' };

/** Token of the stand-in. Generated once per database, so that all its processes share it. */
export async function standInToken({ tx, random }: TransactionContext): Promise<string | undefined> {
  const drawn = random.bytes(32).toString('base64url');
  await tx.insert(telegramStandIn).values({ token: drawn }).onConflictDoNothing();
  const [kept] = await tx.select({ token: telegramStandIn.token }).from(telegramStandIn);
  return kept?.token;
}

/** Token that verifies signatures. */
export async function readBotToken(
  context: TransactionContext,
  bot: TelegramBot,
): Promise<string | undefined> {
  switch (bot.kind) {
    case 'configured':
      return bot.token;
    case 'none':
      return undefined;
    case 'stand-in':
      return standInToken(context);
  }
}
