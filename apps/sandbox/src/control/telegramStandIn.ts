import { Hono } from 'hono';
import type { Schema } from '@meridian/api-client';
import { isSpent } from '../auth/acceptTelegram.ts';
import { standInToken, type TelegramBot } from '../telegram/telegramBot.ts';
import { signAsTelegram, type TelegramUser } from '../telegram/telegramSignature.ts';
import type { Database } from '../database/openDatabase.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { assertSeeded, type TransactionContext, write } from '../transaction/TransactionContext.ts';
import { browserScript } from './browserScript.ts';
import { controlBodies, controlBody } from './controlBodies.ts';
import { isLocal } from './isLocal.ts';
import { telegramPage } from './telegramPage.ts';

/**
 * Returns the latest unused second that is still valid for a sign-in. A second has one signature, and a stopped clock
 * would allow only one sign-in.
 */
async function signUnspent(
  context: TransactionContext,
  user: Omit<TelegramUser, 'auth_date'>,
  token: string,
): Promise<Schema<'TelegramData'>> {
  const latest = Math.floor(context.now.getTime() / 1000);
  for (let ago = 0; ago < context.settings.telegramSignatureSeconds; ago += 1) {
    const signed = signAsTelegram({ ...user, auth_date: latest - ago }, token);
    if (!(await isSpent(context, signed.hash))) return signed;
  }
  throw new ProblemError('too_many_calls', { retryAfter: 1 });
}

/**
 * Imitates Telegram: signs any user at the sandbox’s time. Local calls only, and never with the token of a
 * configured bot: other services trust that token.
 */
export function createTelegramStandIn(database: Database, bot: TelegramBot): Hono {
  const standIn = new Hono();
  standIn.use(async (context, next) => {
    if (!isLocal(context)) throw new ProblemError('forbidden');
    await next();
  });
  standIn.get('/', (context) => context.html(telegramPage));
  standIn.get('/page.js', async (context) =>
    context.body(await browserScript('telegram'), 200, { 'content-type': 'text/javascript' }),
  );
  standIn.post('/sign', async (context) => {
    const user = await controlBody(context, controlBodies.telegramUser);
    const signed = await write(database, async (context) => {
      assertSeeded(context);
      const token = bot.kind === 'stand-in' ? await standInToken(context) : undefined;
      if (token === undefined) throw new ProblemError('telegram_sign_in_unavailable');
      return signUnspent(context, user, token);
    });
    return context.json(signed);
  });
  return standIn;
}
