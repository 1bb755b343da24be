import type { Schema } from '@meridian/api-client';
import { useApiQuery, usePaymentSystems } from '@meridian/api-client/react';

/** A payment system that supports withdrawals, and the user's wallet in it. */
export type WalletSystem = Pick<
  Schema<'PaymentSystem'>,
  'id' | 'name' | 'network' | 'addressFormat' | 'addressPattern'
> & {
  /** False while withdrawals to it are paused. */
  readonly isAvailable: boolean;
  /** Null until one is saved. */
  readonly wallet: string | null;
};

/** The payment systems that support withdrawals, with the user's wallets. */
export function useWalletSystems() {
  const systems = usePaymentSystems();
  const wallets = useApiQuery('/user-data/wallets');
  const failed = [systems, wallets].find(({ data, error }) => error && !data);
  const data: readonly WalletSystem[] | undefined =
    systems.data &&
    wallets.data &&
    systems.data.items.flatMap(({ id, name, network, addressFormat, addressPattern, withdrawal }) => {
      if (withdrawal === null) return [];
      const wallet = wallets.data?.wallets[id] ?? null;
      return [
        { id, name, network, addressFormat, addressPattern, isAvailable: withdrawal.available, wallet },
      ];
    });
  return { data, error: failed?.error, retry: () => void failed?.mutate() };
}
