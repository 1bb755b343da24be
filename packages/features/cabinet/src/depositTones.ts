import type { Schema } from '@meridian/api-client';
import type { Tone } from '@meridian/ui';

/** How a deposit stands, in the five tones. */
export const depositTones = {
  waiting: 'info',
  in_work: 'info',
  awaiting_completion: 'info',
  closed: 'neutral',
} as const satisfies Record<Schema<'DepositStatus'>, Tone>;
