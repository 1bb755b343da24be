import { Hono } from 'hono';
import { standInToken, type TelegramBot } from '../auth/telegramBot.ts';
import { signAsTelegram } from '../auth/telegramSignature.ts';
import type { Database } from '../database/openDatabase.ts';
import { Refusal } from '../http/Refusal.ts';
import { write } from '../work/Work.ts';
import { controlBodies } from './controlBodies.ts';
import { controlBody } from './controlBody.ts';
import { isLocal } from './isLocal.ts';
import { telegramPage, telegramScript } from './telegramPage.ts';

/**
 * Plays Telegram: signs whoever is asked for, at the sandbox's time. For this machine alone, wherever else the controls
 * may be reached from, and never with the token of a configured bot: it could speak for anybody to all who trust that bot.
 */
export function createTelegramStandIn(database: Database, bot: TelegramBot): Hono {
  const standIn = new Hono();
  standIn.use(async (context, next) => {
    if (!isLocal(context)) throw new Refusal('forbidden');
    await next();
  });
  standIn.get('/', (context) => context.html(telegramPage));
  standIn.get('/page.js', (context) =>
    context.body(telegramScript, 200, { 'content-type': 'text/javascript' }),
  );
  standIn.post('/sign', async (context) => {
    const person = await controlBody(context, controlBodies.telegramPerson);
    const signed = await write(database, async (work) => {
      const token = bot.kind === 'stand-in' ? await standInToken(work) : undefined;
      if (token === undefined) throw new Refusal('telegram_sign_in_unavailable');
      return signAsTelegram({ ...person, auth_date: Math.floor(work.now.getTime() / 1000) }, token);
    });
    return context.json(signed);
  });
  return standIn;
}
