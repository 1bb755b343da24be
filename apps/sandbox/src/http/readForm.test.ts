import { expect, test } from 'vitest';
import { formOf, completeForm } from '../../test/verificationForm.ts';
import { contractOperations } from '@meridian/contract-kit';
import { readForm } from './readForm.ts';

const form = contractOperations.find(({ id }) => id === 'submitVerification')!.form!;
const nothing = new AbortController().signal;

function requestOf(body: ReadableStream | FormData): Request {
  const headers = body instanceof FormData ? {} : { 'content-type': 'multipart/form-data; boundary=x' };
  return new Request('http://sandbox', { method: 'PATCH', body, headers, duplex: 'half' });
}

test('reading a form reports its end, so that it is not preempted afterwards', async () => {
  let isRead = false;
  const fields = await readForm(requestOf(formOf(completeForm)), form, {
    preempted: nothing,
    hasRead: () => {
      isRead = true;
    },
  });
  expect([isRead, fields['fullName']]).toEqual([true, completeForm['fullName']]);
});

test('a preempted form stops with the given reason, and the rest can be drained', async () => {
  let given: ReadableStreamDefaultController | undefined;
  const request = requestOf(
    new ReadableStream({
      start(controller) {
        given = controller;
        controller.enqueue(Buffer.from('--x'));
      },
    }),
  );
  const preempted = new AbortController();
  const read = readForm(request, form, { preempted: preempted.signal, hasRead: () => undefined });
  const reason = new Error('somebody waits');
  preempted.abort(reason);
  await expect(read).rejects.toBe(reason);
  expect(request.body!.locked).toBe(false);
  given!.close();
});

test('a form without Content-Length is stopped at the size limit', async () => {
  let made = 0;
  const endless = new ReadableStream({
    pull(controller) {
      made += 1_048_576;
      controller.enqueue(Buffer.alloc(1_048_576));
    },
  });
  const place = { preempted: nothing, hasRead: () => undefined };
  await expect(readForm(requestOf(endless), form, place)).rejects.toMatchObject({
    code: 'payload_too_large',
  });
  expect(made).toBeLessThan(form.limit + 5 * 1_048_576);
});
