import { ApiError, type ApiErrorCode, problemCodes } from '@meridian/api-client';
import { Stack } from '@meridian/ui';
import preview from '#.storybook/preview';
import { ProblemBanner } from './ProblemBanner.tsx';

const meta = preview.meta({
  title: 'Features/Problem/ProblemBanner',
  component: ProblemBanner,
  parameters: { layout: 'padded' },
});

const hrefs = {
  logIn: '#sign-in',
  confirmPhone: '#confirm-phone',
  wallets: '#wallets',
  refill: '#refill',
  invest: '#invest',
  subscription: '#subscription',
  myData: '#my-data',
  protection: '#protection',
};

const onRetry = () => {};

const everyCode: readonly ApiErrorCode[] = [
  ...problemCodes,
  'network_lost',
  'timed_out',
  'unreadable_body',
  'unknown_code',
];

export const ConnectionLost = meta.story({
  args: { error: new ApiError({ code: 'network_lost', status: 0 }), onRetry },
});

export const ServerFailed = meta.story({
  args: {
    error: new ApiError({
      code: 'unexpected_error',
      status: 500,
      requestId: '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31',
    }),
    onRetry,
  },
});

export const TooManyCalls = meta.story({
  args: { error: new ApiError({ code: 'too_many_calls', status: 429, retryAfter: 180 }), onRetry },
});

export const WithdrawalNeedsDepositOrRefill = meta.story({
  args: { error: new ApiError({ code: 'deposit_or_refill_required', status: 403 }), hrefs },
});

export const WithdrawalsPaused = meta.story({
  args: {
    error: new ApiError({ code: 'withdrawals_paused', status: 409, until: '2026-10-17T12:00:00Z' }),
    hrefs,
  },
});

export const OwnLimitReached = meta.story({
  args: {
    error: new ApiError({
      code: 'own_limit_reached',
      status: 409,
      ownLimit: {
        kind: 'withdrawals_per_day',
        limit: { amount: '500.000000', currency: 'USDT' },
        left: { amount: '120.000000', currency: 'USDT' },
        periodEndDate: '2026-10-17T00:00:00Z',
      },
    }),
    hrefs,
  },
});

export const WordsOfTheServer = meta.story({
  args: {
    error: new ApiError({
      code: 'unknown_code',
      status: 400,
      detail: 'This network is closed until Monday.',
    }),
  },
});

/** Every failure there is, as the language of the toolbar words it. */
export const EveryFailure = meta.story({
  args: { error: new ApiError({ code: 'unexpected_error', status: 500 }) },
  render: () => (
    <Stack gap={3}>
      {everyCode.map((code) => (
        <ProblemBanner key={code} error={new ApiError({ code, status: 403 })} hrefs={hrefs} />
      ))}
    </Stack>
  ),
});
