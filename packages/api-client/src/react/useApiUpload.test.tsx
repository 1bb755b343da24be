import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createXhrDouble, type DoubledUpload } from '../testing/createXhrDouble.ts';
import { createPage, json } from './serverDouble.tsx';
import { useApiUpload } from './useApiUpload.ts';

const inProcess = {
  type: 'verification',
  status: 'in_process',
  fullName: 'Anna Petrova',
  dateOfBirth: '1990-04-17',
  familyStatus: 'married',
  documentNumber: '••••••417',
  submissionDate: '2026-10-03T11:20:00Z',
  decisionDate: null,
  denialReason: null,
};

/** Renders the hook; the test responds to each upload by itself. */
function start() {
  const uploads: (DoubledUpload & { response: (response: Response) => void; lose: () => void })[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    createXhrDouble(
      (upload) =>
        new Promise((response, reject) => {
          uploads.push({ ...upload, response, lose: () => reject(new TypeError('lost')) });
        }),
    ),
  );
  const { result, unmount } = renderHook(
    () => useApiUpload('patch', '/user-data/verification', { revalidates: [] }),
    { wrapper: createPage() },
  );
  return { uploads, result, unmount };
}

const form = () => {
  const data = new FormData();
  data.set('fullName', 'Anna Petrova');
  return data;
};

test('reports the bytes that were sent, and resolves to the response', async () => {
  const { uploads, result } = start();
  let outcome: unknown;
  await act(async () => void result.current.upload(form()).then((done) => (outcome = done)));
  expect(uploads[0]?.request.headers.get('Authorization')).toBe('Bearer token');
  expect(uploads[0]?.form.get('fullName')).toBe('Anna Petrova');
  act(() => uploads[0]?.report(300, 1000));
  expect(result.current.progress).toEqual({ sent: 300, total: 1000 });
  await act(async () => uploads[0]?.response(json(inProcess)));
  await waitFor(() => expect(outcome).toMatchObject({ ok: true, data: { status: 'in_process' } }));
  expect(result.current.progress).toBeUndefined();
});

test('sends the form once until it gets a response, and again when the connection was lost', async () => {
  const { uploads, result } = start();
  await act(async () => {
    void result.current.upload(form());
    void result.current.upload(form());
  });
  expect(uploads).toHaveLength(1);
  await act(async () => uploads[0]?.lose());
  await waitFor(() => expect(result.current.error?.code).toBe('network_lost'));
  await act(async () => void result.current.upload(form()));
  expect(uploads).toHaveLength(2);
  expect(result.current.error).toBeUndefined();
});

test('stops the upload when it is cancelled, without an error', async () => {
  const { uploads, result } = start();
  let outcome: unknown;
  await act(async () => void result.current.upload(form()).then((done) => (outcome = done)));
  await act(async () => result.current.cancel());
  await waitFor(() => expect(outcome).toBe('cancelled'));
  expect(uploads[0]?.request.signal.aborted).toBe(true);
  expect(result.current).toMatchObject({ progress: undefined, error: undefined });
});

test('gives up after 100 seconds', async () => {
  vi.useFakeTimers();
  const { result } = start();
  await act(async () => void result.current.upload(form()));
  await act(() => vi.advanceTimersByTimeAsync(99_000));
  expect(result.current.progress).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(result.current.error?.code).toBe('timed_out');
});

test('has the errors of the fields', async () => {
  const { uploads, result } = start();
  await act(async () => void result.current.upload(form()));
  const problem = {
    code: 'validation_failed',
    status: 422,
    errors: { photoOfDocument: 'file_type_not_allowed' },
  };
  await act(async () => uploads[0]?.response(json(problem, 422)));
  await waitFor(() =>
    expect(result.current.error?.fields).toEqual({ photoOfDocument: 'file_type_not_allowed' }),
  );
});
