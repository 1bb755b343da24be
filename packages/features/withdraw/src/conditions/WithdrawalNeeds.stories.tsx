import { mockApi } from '@meridian/api-client/testing';
import preview from '#.storybook/preview';
import { WithdrawalNeeds } from './WithdrawalNeeds.tsx';

const meta = preview.meta({ component: WithdrawalNeeds, title: 'Features/Withdraw/WithdrawalNeeds' });

/** Before the first refill: one condition is met, the others are not. */
export const BeforeTheFirstRefill = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mockApi.get('/funds/payments/conditions', 200, {
        allowed: false,
        conditions: [
          { code: 'phone_not_confirmed', met: true },
          { code: 'no_withdrawal_wallet', met: false },
          { code: 'deposit_or_refill_required', met: false },
          { code: 'subscription_required', met: false },
        ],
        pausedUntil: null,
      }),
    );
  },
});
