import { ApiError, type ApiErrorCode, type ApiErrorFields, problemCodes } from '@meridian/api-client';
import { act, cleanup, loadMessages, render, screen, user } from '@meridian/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { messages, ProblemBanner, type ProblemBannerProps, ProblemGroup } from './index.ts';

const words = await loadMessages(messages);

function show(
  error: ApiErrorFields,
  props: Omit<ProblemBannerProps, 'error'> = {},
  language: 'en' | 'ru' = 'en',
) {
  render(<ProblemBanner error={new ApiError(error)} {...props} />, { messages: words, language });
  return screen.getByRole('alert');
}

const everyCode: readonly ApiErrorCode[] = [
  ...problemCodes,
  'network_lost',
  'timed_out',
  'unreadable_body',
  'unknown_code',
];

describe.each(['en', 'ru'] as const)('in %s', (language) => {
  test('every code has a text that does not contain the code', () => {
    for (const code of everyCode) {
      const { container, unmount } = render(<ProblemBanner error={new ApiError({ code, status: 500 })} />, {
        messages: words,
        language,
      });
      expect(container).toHaveTextContent(language === 'ru' ? /[а-яё]{3}/i : /[a-z]{3}/i);
      expect(container).not.toHaveTextContent(/[a-z]_[a-z]/);
      unmount();
    }
  });
});

test('an ended session fails a change, or only hides what was opened', () => {
  const error = { code: 'unauthorized', status: 401 } as const;
  expect(show(error)).toHaveTextContent('Your session has ended');
  cleanup();
  expect(show({ ...error, isRead: true })).toHaveTextContent(
    'Your session has endedSign in to see this page.',
  );
});

describe('an unknown code', () => {
  test('shows the text of the server', () => {
    const alert = show({ code: 'unknown_code', status: 400, detail: 'The moon is in the way.' });
    expect(alert).toHaveTextContent('The moon is in the way.');
    expect(alert).not.toHaveTextContent('An error occurred');
  });

  test('shows a general text if the server sends none', () => {
    expect(show({ code: 'unknown_code', status: 400 })).toHaveTextContent(
      'An error occurred, try again later',
    );
  });
});

test('a code that the caller expects has the words of the caller', () => {
  const words = { update_error: { title: 'Too late', body: 'It has been sent.' } };
  const alert = show({ code: 'update_error', status: 409 }, { words });
  expect(alert).toHaveTextContent('Too late');
  expect(alert).toHaveTextContent('It has been sent.');
  expect(alert).not.toHaveTextContent('Update error');
});

describe('the retry button', () => {
  test('is shown only if a retry can help', async () => {
    const onRetry = vi.fn();
    show({ code: 'network_lost', status: 0 }, { onRetry });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test.each([
    ['insufficient_balance', 403],
    ['not_found', 404],
    ['unauthorized', 401],
  ] as const)('is not offered after %s', (code, status) => {
    show({ code, status }, { onRetry: vi.fn() });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('too many calls', () => {
  const tooMany = (retryAfter: number) => ({ code: 'too_many_calls', status: 429, retryAfter }) as const;

  test.each([
    ['en', 42, 'Repeat the request in a few minutesYou can try again in 0:42.'],
    ['en', 180, 'Repeat the request in a few minutesYou can try again in 3:00.'],
    ['en', 25_200, 'Repeat the request in a few minutesYou can try again in 7 hours.'],
    ['ru', 3_600, 'Слишком много попытокПопробовать снова можно через 60:00.'],
    ['ru', 3_601, 'Слишком много попытокПопробовать снова можно через 2 часа.'],
    ['ru', 75_600, 'Слишком много попытокПопробовать снова можно через 21 час.'],
    ['ru', 172_801, 'Слишком много попытокПопробовать снова можно через 3 дня.'],
  ] as const)(
    'in %s with a wait of %s seconds are the sentence of the specification with a countdown',
    (language, wait, sentence) => {
      expect(show(tooMany(wait), {}, language).textContent).toBe(sentence);
    },
  );

  test('count down, and say quietly when another try is possible', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const alert = show(tooMany(42));
    act(() => void vi.advanceTimersByTime(2_000));
    expect(alert).toHaveTextContent('in 0:40.');
    act(() => void vi.advanceTimersByTime(40_000));
    expect(screen.getByRole('status')).toHaveTextContent(/^You can try again now\.$/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('are the words of the specification where no time is known', () => {
    expect(show({ code: 'too_many_calls', status: 429 })).toHaveTextContent(
      'Repeat the request in a few minutes',
    );
  });
});

test('a wait for a busy server is counted down below its words', () => {
  const alert = show({ code: 'server_busy', status: 503, retryAfter: 5 }, {}, 'ru');
  expect(alert).toHaveTextContent('Попробовать снова можно через 0:05.');
});

test('says from when a wallet that waits can be used', () => {
  const alert = show({ code: 'wallet_waits', status: 409, usableDate: '2026-10-16T12:00:00Z' });
  expect(alert).toHaveTextContent(/You can withdraw to it from Oct 16, /);
});

test('says until when withdrawals are paused', () => {
  const alert = show({ code: 'withdrawals_paused', status: 409, until: '2026-10-17T12:00:00Z' });
  expect(alert).toHaveTextContent(/It will be possible again from Oct 17, /);
});

test('names the own limit and what is left of it', async () => {
  const ownLimit = {
    kind: 'withdrawals_per_day',
    limit: { amount: '500.000000', currency: 'USDT' },
    left: { amount: '120.000000', currency: 'USDT' },
    periodEndDate: '2026-10-17T00:00:00Z',
  } as const;
  const alert = show({ code: 'own_limit_reached', status: 409, ownLimit });
  await screen.findByText('Withdrawals a day:');
  expect(alert.textContent.replaceAll('\u00a0', ' ')).toContain(
    'Withdrawals a day: 500.00 USDT, left: 120.00 USDT',
  );
});

test('names rejected fields that the form does not have', () => {
  const fields = { amount: 'required', quoteId: 'required' } as const;
  const alert = show({ code: 'validation_failed', status: 422, fields }, { otherFields: ['quoteId'] });
  expect(alert).toHaveTextContent('quoteId: Fill in this field');
  expect(alert).not.toHaveTextContent(/marked fields|amount/);
});

describe('a link to fix the problem', () => {
  test('is shown if the page passes it', () => {
    show(
      { code: 'deposit_or_refill_required', status: 403 },
      { hrefs: { invest: '/invest', refill: '/refill', wallets: '/wallets' } },
    );
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Choose a plan', '/invest'],
      ['Refill the balance', '/refill'],
    ]);
  });

  test('is missing if the page passes none', () => {
    show({ code: 'no_withdrawal_wallet', status: 403 });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the request id', () => {
  test('is shown after a server error', () => {
    expect(show({ code: 'unexpected_error', status: 500, requestId: 'r-17' })).toHaveTextContent('r-17');
  });

  test('is not shown after a client error', () => {
    expect(show({ code: 'validation_failed', status: 422, requestId: 'r-18' })).not.toHaveTextContent('r-18');
  });
});

test('one banner of a page stands for all reads that failed alike, and retries them all', async () => {
  const lost = new ApiError({ code: 'network_lost', status: 0, isRead: true });
  const refused = new ApiError({ code: 'forbidden', status: 403, isRead: true });
  const retried: string[] = [];
  const banner = (name: string, error = lost) => (
    <ProblemBanner key={name} error={error} onRetry={() => retried.push(name)} />
  );
  const { rerender } = render(
    <ProblemGroup>{[banner('first'), banner('second'), banner('refused', refused)]}</ProblemGroup>,
    { messages: words },
  );
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toEqual(['first', 'second']);
  rerender(<ProblemGroup>{[banner('second')]}</ProblemGroup>);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toEqual(['first', 'second', 'second']);
});
