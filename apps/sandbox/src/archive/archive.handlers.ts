import { announceChange } from '../auth/announceChange.ts';
import { requireConfirmation } from '../auth/confirmation.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { localClock } from './localClock.ts';
import { packArchive } from './packArchive.ts';

export const archiveHandlers: InvestorHandlers = {
  async getDataArchive(call) {
    requireConfirmation(call);
    const { investor, now } = call;
    await announceChange(call, investor, {
      kind: 'data_downloaded',
      letter: {
        en: 'All the data in your account was downloaded.',
        ru: 'Все данные аккаунта были скачаны.',
      },
      title: { en: 'Your data was downloaded', ru: 'Данные аккаунта скачаны' },
      text: {
        en: 'An archive with everything about you was downloaded. If it was not you, change your password at once: that ends the other sessions.',
        ru: 'Скачан архив с данными вашего аккаунта. Если это сделали не вы, завершите остальные сеансы и смените пароль.',
      },
    });
    const name = `my-data-${investor.login}-${now.toISOString().slice(0, 10)}.zip`;
    return {
      status: 200,
      body: packArchive({ ...call, clock: localClock(call.query.timeZone ?? 'UTC') }, investor),
      headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` },
    };
  },
};
