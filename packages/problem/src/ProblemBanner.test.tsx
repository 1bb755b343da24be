import { ApiError, type ApiErrorCode, type ApiErrorFields, problemCodes } from '@meridian/api-client';
import { cleanup, loadMessages, render, screen, user } from '@meridian/testing';
import { describe, expect, test, vi } from 'vitest';
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
  expect(show(error)).toHaveTextContent('Your session ended before this was done');
  cleanup();
  expect(show({ ...error, isRead: true })).toHaveTextContent(
    'Your session has endedLog in to see this page.',
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

  test.each([
    [1, 'через 1 секунду.'],
    [42, 'через 42 секунды.'],
    [120, 'через 2 минуты.'],
    [241, 'через 5 минут.'],
    [5_401, 'через 2 часа.'],
    [25_200, 'через 7 часов.'],
    [75_600, 'через 21 час.'],
    [172_801, 'через 3 дня.'],
    [604_800, 'через 7 дней.'],
  ])('is said to be possible after %i seconds in Russian forms', (retryAfter, sentence) => {
    expect(show({ code: 'too_many_calls', status: 429, retryAfter }, {}, 'ru')).toHaveTextContent(sentence);
  });
});

describe('too many calls', () => {
  test.each([
    ['en', 30, 'Repeat the request in a few minutes', 'in 30 seconds.'],
    ['en', 180, 'Repeat the request in a few minutes', 'in 3 minutes.'],
    ['en', 25_200, 'Try again later', 'in 7 hours.'],
    ['ru', 180, 'Повторите запрос через несколько минут', 'через 3 минуты.'],
    ['ru', 86_400, 'Попробуйте позже', 'через 24 часа.'],
  ] as const)(
    'in %s with a wait of %s seconds do not name another wait',
    (language, retryAfter, title, wait) => {
      const alert = show({ code: 'too_many_calls', status: 429, retryAfter }, {}, language);
      expect(alert).toHaveTextContent(title);
      expect(alert).toHaveTextContent(wait);
    },
  );
});

test('says from when a wallet that waits can be used', () => {
  const alert = show({ code: 'wallet_waits', status: 409, usableDate: '2026-10-16T12:00:00Z' });
  expect(alert).toHaveTextContent(/Withdrawals can go to it from Oct 16, /);
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
