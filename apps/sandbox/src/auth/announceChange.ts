import type { Schema } from '@meridian/api-client';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { Investor } from '../database/schema.ts';
import { notify } from '../notification/notify.ts';
import type { Work } from '../work/Work.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { tellContacts } from './tellContacts.ts';

interface AnnouncedChange {
  readonly kind: Schema<'SecurityEventKind'>;
  /** One sentence for the e-mail and the phone, as `tellContacts` takes it. */
  readonly letter: Bilingual;
  readonly title: Bilingual;
  readonly text: Bilingual;
}

/** Records a change of how somebody signs in, sends the letters about it and notifies its owner in the cabinet. */
export async function announceChange(
  work: Work,
  investor: Investor,
  { kind, letter, title, text }: AnnouncedChange,
): Promise<void> {
  await recordSecurityEvent(work, investor.id, kind);
  await tellContacts(work, investor, letter);
  await notify(work, { investorId: investor.id, topic: 'security', title, text });
}
