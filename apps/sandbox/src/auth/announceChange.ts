import type { Schema } from '@meridian/api-client';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { Investor } from '../database/schema.ts';
import { notify } from '../notification/notify.ts';
import { pauseWithdrawals } from '../protection/pause.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { type Remedy, tellContacts } from './tellContacts.ts';

interface AnnouncedChange {
  readonly kind: Schema<'SecurityEventKind'>;
  /** One sentence for the e-mail and the phone, as `tellContacts` takes it. */
  readonly letter: Bilingual;
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** Whether withdrawals are paused after it. */
  readonly pausesWithdrawals?: boolean;
  /** What its owner does if it was somebody else, as `tellContacts` takes it. */
  readonly remedy?: Remedy;
}

/** Records a change of how somebody signs in, sends the letters about it and notifies its owner in the cabinet. */
export async function announceChange(
  context: TransactionContext,
  investor: Investor,
  { kind, letter, title, text, pausesWithdrawals = false, remedy }: AnnouncedChange,
): Promise<void> {
  const pause = pausesWithdrawals ? await pauseWithdrawals(context, investor) : undefined;
  const withPause = (change: Bilingual): Bilingual =>
    pause ? { en: `${change.en} ${pause.en}`, ru: `${change.ru} ${pause.ru}` } : change;
  await recordSecurityEvent(context, investor.id, kind);
  await tellContacts(context, investor, withPause(letter), remedy);
  await notify(context, { investorId: investor.id, topic: 'security', title, text: withPause(text) });
}
