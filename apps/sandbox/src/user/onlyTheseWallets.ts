import { eq } from 'drizzle-orm';
import { announceChange } from '../auth/announceChange.ts';
import { requireConfirmation, type SessionCall } from '../auth/confirmation.ts';
import { hourInMilliseconds } from '../clock/clock.ts';
import { investor as investors } from '../database/schema.ts';
import { readOnlyTheseWallets } from '../protection/onlyTheseWallets.ts';
import { momentOf } from '../protection/pause.ts';

const kind = 'only_these_wallets_changed';

async function switchOn(call: SessionCall): Promise<void> {
  const { tx, now, investor } = call;
  const { on, offDate } = readOnlyTheseWallets(call, investor);
  if (on && offDate === null) return;
  await tx
    .update(investors)
    .set({ onlyTheseWalletsUntil: null, ...(!on && { onlyTheseWalletsSince: now }) })
    .where(eq(investors.id, investor.id));
  await announceChange(call, investor, {
    kind,
    remedy: 'undo',
    letter: {
      en: 'Withdrawals of your account go only to the wallets that are saved. No wallet can be added and no address changed.',
      ru: 'Вывод возможен только на сохранённые кошельки: добавить кошелёк или изменить адрес нельзя.',
    },
    title: { en: 'Only to saved wallets', ru: 'Вывод только на сохранённые кошельки' },
    text: {
      en: 'Withdrawals go only to the wallets that are saved. No wallet can be added and no address changed.',
      ru: 'Вывод возможен только на сохранённые кошельки: добавить кошелёк или изменить адрес нельзя.',
    },
  });
}

async function switchOff(call: SessionCall): Promise<void> {
  const { tx, now, investor, settings } = call;
  requireConfirmation(call);
  const { on, offDate } = readOnlyTheseWallets(call, investor);
  if (!on || offDate !== null) return;
  const until = new Date(now.getTime() + settings.protection.limitRaiseHours * hourInMilliseconds);
  await tx.update(investors).set({ onlyTheseWalletsUntil: until }).where(eq(investors.id, investor.id));
  const said = {
    en: `From ${momentOf(until, 'en')} UTC wallets can be added and changed again. To prevent that, switch it on again in the settings, under “Protection”.`,
    ru: `С ${momentOf(until, 'ru')} по UTC кошельки снова можно будет добавлять и менять. Если это не нужно, включите запрет ещё раз в настройках, в разделе «Защита».`,
  };
  await announceChange(call, investor, {
    kind,
    remedy: 'undo',
    letter: said,
    title: { en: 'Other wallets will be possible', ru: 'Скоро можно будет менять кошельки' },
    text: said,
  });
}

/** Limits withdrawals to the wallets that are saved, at once; ends that later, in a confirmed session. */
export const changeOnlyTheseWallets = (call: SessionCall, on: boolean): Promise<void> =>
  on ? switchOn(call) : switchOff(call);
