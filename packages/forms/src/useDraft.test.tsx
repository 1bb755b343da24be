import { render, screen, user } from '@meridian/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DraftsOf, forgetDrafts, useDraft } from './index.ts';

function Refill() {
  const { kept, keep, forget } = useDraft('refill', { amount: '' });
  return (
    <>
      <input
        aria-label="Amount"
        defaultValue={kept.amount}
        onChange={(e) => keep({ amount: e.target.value })}
      />
      <button onClick={forget}>Send</button>
    </>
  );
}

const amount = () => screen.getByLabelText('Amount');

/** Opens the form for a user, as after a reload. */
function open(user = 'anna') {
  const { unmount } = render(
    <DraftsOf user={user}>
      <Refill />
    </DraftsOf>,
  );
  return unmount;
}

async function typeAndLeave(text: string) {
  const leave = open();
  await user.type(amount(), text);
  leave();
}

afterEach(() => forgetDrafts());

describe.each(['that stores', 'that refuses to store'])('in a browser %s', (browser) => {
  function begin() {
    if (browser === 'that stores') return;
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  }

  test('what was typed is there again after leaving the form', async () => {
    begin();
    await typeAndLeave('1500.5');
    open();
    expect(amount()).toHaveValue('1500.5');
  });

  test('another user does not see it', async () => {
    begin();
    await typeAndLeave('1500.5');
    open('viktor');
    expect(amount()).toHaveValue('');
  });

  test('it is deleted after sending', async () => {
    begin();
    await typeAndLeave('1500.5');
    const leave = open();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    leave();
    open();
    expect(amount()).toHaveValue('');
  });

  test('it is deleted at sign-out', async () => {
    begin();
    await typeAndLeave('1500.5');
    forgetDrafts();
    open();
    expect(amount()).toHaveValue('');
  });
});

test('a mounted form is empty when another user signs in', async () => {
  const { rerender } = render(
    <DraftsOf user="anna">
      <Refill />
    </DraftsOf>,
  );
  await user.type(amount(), '1500.5');
  rerender(
    <DraftsOf user="viktor">
      <Refill />
    </DraftsOf>,
  );
  expect(amount()).toHaveValue('');
});

test.each(['{', 'null', '{"amount":7}', '{"sum":"7"}'])(
  'a stored text that is no draft is ignored: %s',
  (text) => {
    sessionStorage.setItem('meridian:draft:anna:refill', text);
    open();
    expect(amount()).toHaveValue('');
  },
);
