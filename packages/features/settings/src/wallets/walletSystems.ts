import type { Schema } from '@meridian/api-client';
import { usePaymentSystems, useSetting, useWallets } from '@meridian/api-client/react';

/** A payment system that supports withdrawals, and the user's wallet in it. */
export type WalletSystem = Pick<
  Schema<'PaymentSystem'>,
  'id' | 'name' | 'network' | 'addressFormat' | 'addressPattern'
> & {
  /** False while withdrawals to it are paused. */
  readonly isAvailable: boolean;
  /** Null until one is saved. */
  readonly wallet: string | null;
  /** The user's name for the wallet. Null without one. */
  readonly walletName: string | null;
  /** When withdrawals may go to the wallet, RFC 3339. Null if they may. */
  readonly usableDate: string | null;
};

/** The payment systems that support withdrawals, with the user's wallets, and how long a new wallet waits. */
export function useWalletSystems() {
  const systems = usePaymentSystems();
  const wallets = useWallets();
  const setting = useSetting('withdrawal');
  const failed = [systems, wallets, setting].find(({ data, error }) => error && !data);
  const data = systems.data &&
    wallets.data &&
    setting.data && {
      systems: systemsWith(systems.data, wallets.data),
      newWalletHours: setting.data.newWalletHours,
    };
  return { data, error: failed?.error, retry: () => void failed?.mutate() };
}

const systemsWith = (
  { items }: Schema<'PaymentSystemList'>,
  { wallets, waiting, names }: Schema<'Wallets'>,
): readonly WalletSystem[] =>
  items.flatMap(({ id, name, network, addressFormat, addressPattern, withdrawal }) => {
    if (withdrawal === null) return [];
    const wallet = wallets[id] ?? null;
    const walletName = names[id] ?? null;
    const usableDate = waiting[id] ?? null;
    const isAvailable = withdrawal.available;
    return [
      { id, name, network, addressFormat, addressPattern, isAvailable, wallet, walletName, usableDate },
    ];
  });
