import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFormPlaces, type FormPlaces, type Place } from './formPlaces.ts';
import { Refusal } from './Refusal.ts';
import { CallerGone } from './readUpTo.ts';

const long = 60_000;
const usual = { places: 2, readMilliseconds: long, waitMilliseconds: long };
const there = new AbortController().signal;

/** A form that is read until it is said to be, or has to give way. */
function form(places: FormPlaces, of: string, caller: AbortSignal = there) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let place: Place | undefined;
  const done = places.run(of, caller, async (given) => {
    place = given;
    given.giveWay.addEventListener('abort', () => reject(given.giveWay.reason));
    await promise;
    return of;
  });
  // Whoever waits for it sees how it ends.
  done.catch(() => undefined);
  return { hasPlace: () => place !== undefined, hasRead: () => place?.hasRead(), end: resolve, done };
}

const tooMany = expect.objectContaining({ code: 'too_many_calls', retryAfter: 10 });

test('so many forms have a place at once, the others wait, and whoever came first is the next', async () => {
  const places = createFormPlaces(usual);
  const forms = ['anna', 'boris', 'clara', 'dina'].map((of) => form(places, of));
  const seen = async () => {
    await turn();
    return forms.map(({ hasPlace }) => hasPlace());
  };
  expect(await seen()).toEqual([true, true, false, false]);
  forms[1]!.end();
  expect(await seen()).toEqual([true, true, true, false]);
  forms[0]!.end();
  expect(await seen()).toEqual([true, true, true, true]);
});

test('forms of one person come one after the other, and keep no place from others', async () => {
  const places = createFormPlaces(usual);
  const [first, second, other] = ['anna', 'anna', 'boris'].map((of) => form(places, of));
  await turn();
  expect([second!.hasPlace(), other!.hasPlace()]).toEqual([false, true]);
  first!.end();
  expect(await first!.done).toBe('anna');
  await turn();
  expect(second!.hasPlace()).toBe(true);
});

test('a form that fails leaves its place', async () => {
  const places = createFormPlaces({ ...usual, places: 1 });
  await expect(places.run('anna', there, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await places.run('boris', there, async () => 'read')).toBe('read');
});

test('whoever sends slowly gives way when another waits, is told to come again, and the other is read', async () => {
  for (const [slow, waits] of [
    ['anna', 'boris'],
    ['anna', 'anna'],
  ] as const) {
    const places = createFormPlaces({ ...usual, places: 1, readMilliseconds: 20 });
    const first = form(places, slow);
    const second = form(places, waits);
    await expect(first.done).rejects.toEqual(tooMany);
    await turn();
    expect(second.hasPlace()).toBe(true);
  }
});

test('whoever sends slowly keeps the place until somebody comes', async () => {
  const places = createFormPlaces({ ...usual, places: 1, readMilliseconds: 1 });
  const slow = form(places, 'anna');
  // The time of the slow one is over before that of another that began later.
  const meanwhile = createFormPlaces({ ...usual, places: 1, readMilliseconds: 20 });
  const clock = form(meanwhile, 'boris');
  form(meanwhile, 'clara');
  await expect(clock.done).rejects.toEqual(tooMany);
  expect(slow.hasPlace()).toBe(true);
  const next = form(places, 'dina');
  await expect(slow.done).rejects.toEqual(tooMany);
  await turn();
  expect(next.hasPlace()).toBe(true);
});

test('a form that is read gives way to nobody, and who has waited too long is told to come again', async () => {
  const places = createFormPlaces({ places: 1, readMilliseconds: 1, waitMilliseconds: 30 });
  const first = form(places, 'anna');
  await turn();
  first.hasRead();
  await expect(form(places, 'boris').done).rejects.toBeInstanceOf(Refusal);
  first.end();
  expect(await first.done).toBe('anna');
});

test('whoever has gone waits no more', async () => {
  const places = createFormPlaces({ ...usual, places: 1 });
  const first = form(places, 'anna');
  const caller = new AbortController();
  const gone = form(places, 'boris', caller.signal);
  const next = form(places, 'clara');
  caller.abort();
  await expect(gone.done).rejects.toBeInstanceOf(CallerGone);
  first.end();
  await first.done;
  await turn();
  expect([gone.hasPlace(), next.hasPlace()]).toEqual([false, true]);
});
