import type { Language } from '@meridian/i18n';
import { DEMO } from '@meridian/sandbox';
import { getPaths } from '@meridian/frame/paths';
import { wordsOf } from '../wordsOf.ts';
import { publicScreenIds, getPublicScreen } from '@meridian/frame/public-screens';
import { exampleAddress, screenIds, getScreen } from '@meridian/frame/screens';
import type { Visitor } from './Visitor.ts';
import type { WatchedApp } from './watchedApp.ts';

/** The first page of each public route. */
function publicPages(language: Language, pages: readonly string[]): string[] {
  return publicScreenIds.flatMap((id) => {
    const path = getPublicScreen(id).path.replace(/:\w+/g, '[^/]+') || 'index';
    const page = pages.find((file) => new RegExp(`^${language}/${path}\\.html$`).test(file));
    return page === undefined ? [] : [`/${page.replace(/(index)?\.html$/, '')}`];
  });
}

const isAt = (path: string) => `location.pathname === ${JSON.stringify(path)}`;
const shows = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

/** Opens every route, and walks an investor's way through the cabinet, up to where money would move. */
export async function walkSite(
  visitor: Visitor,
  { url, pages }: WatchedApp,
  language: Language,
  isNarrow: boolean,
): Promise<void> {
  const words = await wordsOf(language);
  const say = (key: string, values: Record<string, unknown> = {}) => words.t(key, values);
  const paths = getPaths[language];
  const openAll = async (ids: readonly (typeof screenIds)[number][]) => {
    for (const id of ids) await visitor.open(url + exampleAddress(id, language));
  };
  const isOfGuests = (id: (typeof screenIds)[number]) => getScreen(id).access === 'guest';

  for (const page of publicPages(language, pages)) await visitor.open(url + page);
  await openAll(screenIds.filter(isOfGuests));

  await visitor.open(url + paths.login);
  await visitor.write('input[name=login]', DEMO.login);
  await visitor.write('input[name=password]', DEMO.password);
  await visitor.press(say('auth:logIn.submit'));
  await visitor.waitFor(isAt(paths.cabinet), 'the cabinet after signing in');
  await visitor.look();

  await visitor.open(url + paths.invest);
  await visitor.write('main input[inputmode=decimal]', '500');
  await visitor.press(say('invest:form.submit'));
  await visitor.waitFor(shows('[role=alertdialog]'), 'the confirmation of the deposit');

  await visitor.open(url + paths.refill);
  await visitor.press('USDT');
  await visitor.write('main input[inputmode=decimal]', '100');
  await visitor.press(say('refill:form.submit'));
  await visitor.waitFor(shows('[role=dialog]'), 'the address of the refill');

  await visitor.open(url + paths.withdrawal);
  await visitor.write('main input[inputmode=decimal]', '20');
  await visitor.open(url + paths.operations);
  await visitor.waitFor(shows('main data'), 'the amounts of the operations');

  await openAll(screenIds.filter((id) => !isOfGuests(id)));

  await visitor.open(url + paths.profileSettings);
  await visitor.press(isNarrow ? say('frame:nav.more') : say('frame:account.menuOf', { login: DEMO.login }));
  await visitor.press(say('frame:account.signOut'));
  await visitor.waitFor(isAt(paths.login), 'the end of the session');
  await visitor.look();
}
