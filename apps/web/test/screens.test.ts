import { frameWords } from '../../../.storybook/screens/frameWords.ts';
import { type Screen, screens } from '../../../.storybook/screens/screens.ts';
import { siteLinks } from '../../../.storybook/screens/siteLinks.ts';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../src/messages/en.ts';
import { ru } from '../src/messages/ru.ts';
import { publicRouteIds, publicRouteOf } from '../src/routes/publicRoutes.ts';
import { routeIds, routeOf } from '../src/routes/routes.ts';

const root = new URL('../../../', import.meta.url);
const table: Readonly<Record<string, Screen>> = screens;

/** What the story of a page shows of its route. */
function shownOf(id: string) {
  const screen = table[id];
  if (!screen) return undefined;
  const { path, frame } = screen;
  const title = 'title' in screen ? screen.title : undefined;
  const navigation = 'navigation' in screen ? screen.navigation : undefined;
  const setting = 'setting' in screen ? screen.setting : undefined;
  const section = 'section' in screen ? screen.section : undefined;
  return { path, frame, title, navigation, setting, section };
}

it.each(routeIds)('Storybook shows the page %s in the frame of its route', (id) => {
  const { path, access, title, navigation, setting } = routeOf(id);
  const frame = access === 'investor' ? (setting ? 'settings' : 'cabinet') : 'entrance';
  expect(shownOf(id)).toEqual({
    path,
    frame,
    // The frame before the cabinet has no title.
    title: access === 'investor' ? title : undefined,
    navigation,
    setting,
    section: undefined,
  });
});

const ownPages = publicRouteIds.filter((id) => publicRouteOf(id).partOf === undefined);

it.each(ownPages)('Storybook shows the public page %s in the frame of its route', (id) => {
  const { path, section } = publicRouteOf(id);
  expect(shownOf(id)).toMatchObject({ path, frame: 'site', section });
});

it('Storybook has the navigation of the cabinet and the links of the site in the same order', () => {
  const isInSideBar = (id: string) => shownOf(id)?.navigation !== undefined;
  const isSetting = (id: string) => shownOf(id)?.setting !== undefined;
  const ids = Object.keys(screens);
  expect(ids.filter(isInSideBar)).toEqual(routeIds.filter((id) => routeOf(id).navigation));
  expect(ids.filter(isSetting)).toEqual(routeIds.filter((id) => routeOf(id).setting));
  const links = publicRouteIds.flatMap((id) => {
    const { section, isInNavigation = false, column } = publicRouteOf(id);
    return section && (isInNavigation || column) ? [{ section, isInNavigation, column }] : [];
  });
  expect(siteLinks.map(({ href: _href, ...link }) => link)).toEqual(links);
});

it('the frames in Storybook say what the app says', () => {
  expect({ en, ru }).toMatchObject(frameWords);
});

it('every screen has one file of stories, and no file names an unknown one', () => {
  const named = globSync('packages/**/src/**/*.stories.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/\bscreen: '(\w+)'/g)].map(([, id = '']) => id),
  );
  expect(named.toSorted()).toEqual(Object.keys(screens).toSorted());
});
