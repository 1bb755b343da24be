import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';

/** Calls as it leaves, after a few steps, like a client with middleware. */
function LateCaller() {
  useEffect(
    () => () => {
      void Promise.resolve()
        .then(() => undefined)
        .then(() => fetch('/api/late'));
    },
    [],
  );
  return null;
}

// Between the two, the page leaves. A call that met the server instead of the mock would fail the second.
let received = 0;

test('a test replaces something global', () => {
  vi.stubGlobal('fetch', async () => {
    received += 1;
    return new Response();
  });
  vi.stubGlobal('replaced', true);
  render(<LateCaller />);
  expect(received).toBe(0);
});

test('what the page called as it left met the mock, which is gone for the next test', () => {
  expect(received).toBe(1);
  expect('replaced' in globalThis).toBe(false);
});
