import type { Schema } from '@meridian/api-client';
import { compare, subtract } from '@meridian/money';
import { eq } from 'drizzle-orm';
import { type Investor, investor as investors } from '../database/schema.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { requireAvailable, company, investorAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/transfer.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { serializeSubscription } from '../investor/serializeUser.ts';
import { dayInMilliseconds } from '../clock/clock.ts';

/** Charges a subscription. If one is active, the new one starts at its end. */
export async function buySubscription(
  context: TransactionContext,
  investor: Investor,
  order: Schema<'SubscriptionOrder'>,
): Promise<Schema<'SubscriptionPurchase'>> {
  const { tx, now, settings, currencies } = context;
  const option = settings.subscriptionOptions.find(({ id }) => id === order.option);
  if (!option) throw invalid({ option: 'unknown_value' });
  const { amount, currency } = option.price;
  if (order.price.currency !== currency || compare(order.price.amount, amount) !== 0) {
    throw new ProblemError('update_error');
  }
  const available = await requireAvailable(context, investor.id, option.price);

  const until = investor.subscriptionUntil;
  const begins = until !== null && until > now ? until : now;
  const bought = {
    subscriptionOption: option.id,
    subscriptionUntil: new Date(begins.getTime() + option.periodDays * dayInMilliseconds),
  };
  await tx.update(investors).set(bought).where(eq(investors.id, investor.id));
  await post(context, {
    kind: 'subscription_paid',
    about: null,
    movements: [
      { from: investorAccount(investor.id, 'available'), to: company('subscriptions'), amount, currency },
    ],
    operations: [
      {
        investorId: investor.id,
        type: 'system',
        subject: 'subscription_paid',
        amount: subtract('0', amount),
        currency,
        comment: option.name,
      },
    ],
  });
  return {
    subscription: serializeSubscription(context, { ...investor, ...bought }),
    price: serializeMoney(currencies, amount, currency),
    balanceAfter: serializeMoney(currencies, subtract(available, amount), currency),
  };
}
