import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFormSlots, type FormSlots, type FormSlot } from './formSlots.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { ClientDisconnected } from './readUpTo.ts';

const long = 60_000;
const usual = { slots: 2, readMilliseconds: long, waitMilliseconds: long };
const there = new AbortController().signal;

/** A form that is read until `hasRead` or preemption. */
function form(slots: FormSlots, of: string, caller: AbortSignal = there) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let granted: FormSlot | undefined;
  const done = slots.run(of, caller, async (given) => {
    granted = given;
    given.preempted.addEventListener('abort', () => reject(given.preempted.reason));
    await promise;
    return of;
  });
  // The tests await it later.
  done.catch(() => undefined);
  return { hasSlot: () => granted !== undefined, hasRead: () => granted?.hasRead(), end: resolve, done };
}

const tooMany = expect.objectContaining({ code: 'too_many_calls', retryAfter: 10 });

test('a limited number of forms runs at once; the others wait in order', async () => {
  const slots = createFormSlots(usual);
  const forms = ['anna', 'boris', 'clara', 'dina'].map((of) => form(slots, of));
  const seen = async () => {
    await turn();
    return forms.map(({ hasSlot }) => hasSlot());
  };
  expect(await seen()).toEqual([true, true, false, false]);
  forms[1]!.end();
  expect(await seen()).toEqual([true, true, true, false]);
  forms[0]!.end();
  expect(await seen()).toEqual([true, true, true, true]);
});

test('forms of one sender run one after another and block no slot for others', async () => {
  const slots = createFormSlots(usual);
  const [first, second, other] = ['anna', 'anna', 'boris'].map((of) => form(slots, of));
  await turn();
  expect([second!.hasSlot(), other!.hasSlot()]).toEqual([false, true]);
  first!.end();
  expect(await first!.done).toBe('anna');
  await turn();
  expect(second!.hasSlot()).toBe(true);
});

test('a failed form releases its slot', async () => {
  const slots = createFormSlots({ ...usual, slots: 1 });
  await expect(slots.run('anna', there, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await slots.run('boris', there, async () => 'read')).toBe('read');
});

test('a slow form is preempted with Retry-After when another waits', async () => {
  for (const [slow, waits] of [
    ['anna', 'boris'],
    ['anna', 'anna'],
  ] as const) {
    const slots = createFormSlots({ ...usual, slots: 1, readMilliseconds: 20 });
    const first = form(slots, slow);
    const second = form(slots, waits);
    await expect(first.done).rejects.toEqual(tooMany);
    await turn();
    expect(second.hasSlot()).toBe(true);
  }
});

test('a slow form keeps its slot while nobody waits', async () => {
  const slots = createFormSlots({ ...usual, slots: 1, readMilliseconds: 1 });
  const slow = form(slots, 'anna');
  // The slow form is overdue before this later one with a longer limit.
  const meanwhile = createFormSlots({ ...usual, slots: 1, readMilliseconds: 20 });
  const clock = form(meanwhile, 'boris');
  form(meanwhile, 'clara');
  await expect(clock.done).rejects.toEqual(tooMany);
  expect(slow.hasSlot()).toBe(true);
  const next = form(slots, 'dina');
  await expect(slow.done).rejects.toEqual(tooMany);
  await turn();
  expect(next.hasSlot()).toBe(true);
});

test('a form that was read is not preempted; one that waits too long gets Retry-After', async () => {
  const slots = createFormSlots({ slots: 1, readMilliseconds: 1, waitMilliseconds: 30 });
  const first = form(slots, 'anna');
  await turn();
  first.hasRead();
  await expect(form(slots, 'boris').done).rejects.toBeInstanceOf(ProblemError);
  first.end();
  expect(await first.done).toBe('anna');
});

test('a client that disconnects stops waiting', async () => {
  const slots = createFormSlots({ ...usual, slots: 1 });
  const first = form(slots, 'anna');
  const caller = new AbortController();
  const gone = form(slots, 'boris', caller.signal);
  const next = form(slots, 'clara');
  caller.abort();
  await expect(gone.done).rejects.toBeInstanceOf(ClientDisconnected);
  first.end();
  await first.done;
  await turn();
  expect([gone.hasSlot(), next.hasSlot()]).toEqual([false, true]);
});
