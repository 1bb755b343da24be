import { setReaderLanguages } from '@meridian/dates';
import { type Figures, markFigure, markWord, sampleWord } from '@meridian/page-parts';
import { render } from '@meridian/testing';
import { Amount, type AmountFigure, hiddenAmount, Skeleton, Text } from '@meridian/ui';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hideAmounts } from './cabinet/hiddenAmounts.ts';
import type { EarlyBodies } from './earlyCalls.ts';
import { fillEarly } from './fillSkeleton.ts';
import { json } from './testing/openApp.tsx';

const sample = { amount: '1000', currency: 'USDT' } as const;

function htmlOf(element: ReactElement): string {
  const { container, unmount } = render(element);
  const html = container.innerHTML;
  unmount();
  return html;
}

/** A page with this skeleton. One of its early calls has a response, the other waits for ever. */
function openSkeleton(content: ReactElement, status = 200): Element {
  const html = htmlOf(content);
  document.body.innerHTML = '<script type="application/json" id="opening"></script><div id="skeleton"></div>';
  const [opening, skeleton] = document.body.children;
  if (!opening || !skeleton) throw new Error('The page is empty.');
  opening.textContent = JSON.stringify({ locale: 'en-US', calls: [] });
  skeleton.innerHTML = html;
  document.cookie = 'refreshToken=anna';
  const early = (path: string, response: Promise<Response>) => ({
    call: { address: `/api${path}?currency=USDT`, path, params: null },
    authorization: 'Bearer anna',
    language: 'en',
    response,
  });
  window.earlyCalls = new Map([
    ['balance', early('/user/balance', Promise.resolve(json({ known: true }, status)))],
    ['notification', early('/notification', new Promise(() => undefined))],
  ]);
  return skeleton;
}

/** These figures, once the balance is known. */
const ofBalance =
  (figures: Figures<AmountFigure>) =>
  async (read: EarlyBodies['read']): Promise<Figures<AmountFigure> | undefined> =>
    (await read('/user/balance')) === undefined ? undefined : figures;

const place = (
  <Skeleton {...markFigure('shown')}>
    <Amount size="44" value={sample} />
  </Skeleton>
);

beforeEach(() => () => {
  document.body.replaceChildren();
  document.cookie = 'refreshToken=; max-age=0';
  delete window.earlyCalls;
  hideAmounts(false);
  setReaderLanguages([]);
});

const amounts = ['0', '-0.5', '12.30', '1234567.891234', '0.00000042', '98765432109876543210.5'] as const;

const ways: readonly Pick<AmountFigure, 'sign' | 'precision'>[] = [
  {},
  { sign: 'always' },
  { precision: 'glance' },
];

test.each(amounts)('writes %s exactly as the app does', async (amount) => {
  for (const currency of ['USDT', 'BTC', 'WRAPPED-XYZ'])
    for (const way of ways) {
      const shown = { value: { amount, currency }, ...way };
      const skeleton = openSkeleton(place);
      await fillEarly(ofBalance({ shown }));
      const expected = document.createElement('div');
      expected.innerHTML = htmlOf(<Amount size="44" {...shown} />);
      const [written] = skeleton.children;
      expect(written?.isEqualNode(expected.firstElementChild), skeleton.innerHTML).toBe(true);
    }
});

test('writes hidden amounts as the app shows them', async () => {
  const skeleton = openSkeleton(place);
  hideAmounts(true);
  await fillEarly(ofBalance({ shown: { value: { amount: '123.45', currency: 'BTC' } } }));
  const { groups, space } = hiddenAmount;
  expect(skeleton.textContent).toBe(`${groups.join('')}${space}BTC`);
  expect(skeleton.querySelector('data')?.hasAttribute('value')).toBe(false);
});

test('writes a figure for each of a list, words, and the time in a sentence', async () => {
  const skeleton = openSkeleton(
    <>
      <p {...markWord('kind', { onDeposit: 'On deposit' })}>Available</p>
      <div {...markFigure('others')}>
        <Skeleton>
          <Amount value={sample} />
        </Skeleton>
      </div>
      <Text>
        <Skeleton {...markFigure('counted')}>{`Counted on ${sampleWord}`}</Skeleton>
      </Text>
    </>,
  );
  const value = { amount: '7', currency: 'USDT' } as const;
  await fillEarly(
    ofBalance({
      kind: 'onDeposit',
      others: [{ value }, { value, sign: 'always' }],
      counted: { time: '2026-10-15T12:00:00Z', precision: 'day' },
    }),
  );
  expect(skeleton.textContent.replaceAll('\u00a0', ' ')).toBe(
    'On deposit7.00 USDT+7.00 USDTCounted on Oct 15',
  );
});

test('writes a date as in the region of the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  const skeleton = openSkeleton(<Skeleton {...markFigure('counted')}>{sampleWord}</Skeleton>);
  await fillEarly(ofBalance({ counted: { time: '2026-10-15T12:00:00Z', precision: 'day' } }));
  expect(skeleton.textContent).toBe('15\u00a0Oct');
});

test('removes the place of a figure that the user does not have, with what is empty around it', async () => {
  const skeleton = openSkeleton(
    <dl>
      <dt>Total</dt>
      <dd>
        <div {...markFigure('others')}>
          <Skeleton>
            <Amount value={sample} />
          </Skeleton>
        </div>
      </dd>
      <dd>{place}</dd>
    </dl>,
  );
  await fillEarly(ofBalance({ others: [] }));
  expect(skeleton.innerHTML).toBe('<dl><dt>Total</dt></dl>');
});

test.each([
  ['a call failed', 500, 'anna'],
  ['another user has signed in', 200, 'boris'],
])('leaves the skeleton as it is when %s', async (_, status, token) => {
  const skeleton = openSkeleton(place, status);
  const before = skeleton.innerHTML;
  document.cookie = `refreshToken=${token}`;
  await fillEarly(ofBalance({ shown: { value: { amount: '123.45', currency: 'BTC' } } }));
  expect(skeleton.innerHTML).toBe(before);
});

test('reads a body by its path without a query, and nothing of what was not asked for', async () => {
  openSkeleton(place);
  let found: unknown;
  await fillEarly(async (read) => {
    found = await Promise.all([read('/user/balance'), read('/user/statistics')]);
    return undefined;
  });
  expect(found).toEqual([{ known: true }, undefined]);
});
