import type { Browser } from 'playwright';
import { Visit } from './Visit.ts';

/** Counts renders while scheme and brand are switched. The target is zero. */
export async function countRenders(browser: Browser, url: string): Promise<Record<string, number>> {
  const visit = await Visit.start(browser);
  await visit.load(`${url}/render.meridian/?rows=1000`);
  const loaded = await visit.renders();
  await visit.type('T');
  if (!(loaded > 0 && (await visit.renders()) > loaded))
    throw new Error('The page does not count its renders.');

  const counts: Record<string, number> = {};
  for (const what of ['scheme', 'brand']) {
    const [renders, background] = [await visit.renders(), await visit.background()];
    await visit.tell(`switch${what}`);
    counts[what] = (await visit.renders()) - renders;
    if ((await visit.background()) === background) throw new Error(`The ${what} was not switched.`);
  }
  await visit.end();
  return counts;
}
