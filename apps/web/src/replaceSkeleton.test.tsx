import { markPart, pageParts } from '@meridian/page-parts';
import { afterEach, expect, test } from 'vitest';
import { replaceSkeleton } from './replaceSkeleton.ts';

afterEach(() => document.body.replaceChildren());

/** A skeleton beside the root of an app that shows a page with this state. */
async function openPage(skeletonPart: Readonly<Record<string, string>>, isBusy: boolean) {
  const [skeleton, root, main, region] = ['div', 'div', 'main', 'div'].map((name) =>
    document.createElement(name),
  );
  if (!skeleton || !root || !main || !region) throw new Error('There is no page.');
  for (const [name, value] of Object.entries(skeletonPart)) skeleton.setAttribute(name, value);
  document.body.append(skeleton, root);
  replaceSkeleton(skeleton, root);
  region.setAttribute('aria-busy', String(isBusy));
  main.append(region);
  root.append(main);
  await Promise.resolve();
  return { skeleton, region };
}

test('removes a skeleton without figures as soon as the app shows the page', async () => {
  expect((await openPage({}, true)).skeleton.isConnected).toBe(false);
});

test('keeps figures until the app shows them', async () => {
  const { skeleton, region } = await openPage(markPart(pageParts.hasFigures), true);
  expect(skeleton.isConnected).toBe(true);
  region.setAttribute('aria-busy', 'false');
  await Promise.resolve();
  expect(skeleton.isConnected).toBe(false);
});
