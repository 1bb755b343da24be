import { Refusal } from '../http/Refusal.ts';
import type { Work } from './Work.ts';

/** From a seed that is not whole nothing is answered, and nothing is done to it: another process is sowing it. */
export function holdToWholeSeed({ isWhole, settings }: Work): void {
  if (!isWhole) throw new Refusal('technical_work', { retryAfter: settings.technicalWork.retrySeconds });
}
