import type { DecimalString } from '@meridian/money';
import { and, asc, eq } from 'drizzle-orm';
import { dayInMilliseconds as day } from '../clock/clock.ts';
import { deposit } from '../database/schema.ts';
import { closeEarly } from '../deposit/endDeposit.ts';
import { type Event, openDepositOf, refillAndSettle, usdt } from './acts.ts';

interface EarlyInvestor {
  readonly login: string;
  readonly phone: string;
  readonly bodies: readonly DecimalString[];
  /** Closes the first deposit early, this many days after it was opened. */
  readonly closesAfter?: number;
}

/** Nobody invited them, and they invited nobody. */
export const earlyInvestors: readonly EarlyInvestor[] = [
  { login: 'henry', phone: '+35799000011', bodies: ['400', '1500', '750'], closesAfter: 19 },
  { login: 'irina', phone: '+35799000012', bodies: ['900', '2000', '350'] },
  { login: 'julian', phone: '+35799000013', bodies: ['250', '1100', '600'], closesAfter: 24 },
  { login: 'kira', phone: '+35799000014', bodies: ['3000', '500'] },
  { login: 'leo', phone: '+35799000015', bodies: ['150', '800'] },
];

/** Registration, in days before the end of the seed. */
export const earliest = 129;
const opened = earliest - 1;

/**
 * Enough closed deposits to show what they brought. Ten end at one moment, which is in a quarter that is over at any date of the end
 * of the seed: a quarter has up to 92 days.
 */
export const earlyHistory: readonly Event[] = earlyInvestors.flatMap(
  ({ login, bodies, closesAfter }): Event[] => [
    {
      ago: opened * day,
      login,
      async happen(context, investor) {
        for (const body of bodies) {
          await refillAndSettle(context, investor, 'usdt-trc20', usdt(body));
          await openDepositOf(context, investor, 'usdt-start-30', usdt(body), false);
        }
      },
    },
    ...(closesAfter === undefined
      ? []
      : [
          {
            ago: (opened - closesAfter) * day,
            login,
            happen: async (context, investor) => {
              const [first] = await context.tx
                .select()
                .from(deposit)
                .where(and(eq(deposit.investorId, investor.id), eq(deposit.status, 'in_work')))
                .orderBy(asc(deposit.id))
                .limit(1);
              if (!first) throw new Error(`${login} has no deposit to close.`);
              await closeEarly(context, first);
            },
          } satisfies Event,
        ]),
  ],
);
