import { listWallets, type Schema } from '@meridian/api-client';
import { usePaymentSystems, useSetting, useWallets } from '@meridian/api-client/react';

/** A payment system that supports withdrawals, and the user's wallets in it. */
export type WalletSystem = Pick<
  Schema<'PaymentSystem'>,
  'id' | 'name' | 'network' | 'addressFormat' | 'addressPattern'
> & {
  /** False while withdrawals to it are paused. */
  readonly isAvailable: boolean;
  readonly wallets: readonly Schema<'SavedWallet'>[];
  /** Whether the user has as many wallets in it as are allowed. */
  readonly isFull: boolean;
};

export interface WalletSystems {
  readonly systems: readonly WalletSystem[];
  /** How long a new wallet waits; 0 for no wait. */
  readonly newWalletHours: number;
  /** Whether a payment system can have several. */
  readonly isSeveral: boolean;
  /** While it is on, no wallet is added and no address is changed. Null where that cannot be chosen. */
  readonly onlyThese: Schema<'OnlyTheseWallets'> | null;
}

/** The payment systems that support withdrawals, with the user's wallets, and how they may change. */
export function useWalletSystems() {
  const systems = usePaymentSystems();
  const wallets = useWallets();
  const setting = useSetting('withdrawal');
  const failed = [systems, wallets, setting].find(({ data, error }) => error && !data);
  const data: WalletSystems | undefined = systems.data &&
    wallets.data &&
    setting.data && {
      systems: systemsWith(systems.data, wallets.data),
      newWalletHours: setting.data.newWalletHours,
      isSeveral: wallets.data.several !== undefined,
      onlyThese: wallets.data.several?.onlyThese ?? null,
    };
  return { data, error: failed?.error, retry: () => void failed?.mutate() };
}

function systemsWith(
  { items }: Schema<'PaymentSystemList'>,
  all: Schema<'Wallets'>,
): readonly WalletSystem[] {
  const saved = listWallets(all);
  const most = all.several?.maximum ?? 1;
  return items.flatMap(({ id, name, network, addressFormat, addressPattern, withdrawal }) => {
    if (withdrawal === null) return [];
    const wallets = saved.filter(({ system }) => system === id);
    const { available: isAvailable } = withdrawal;
    const isFull = wallets.length >= most;
    return [{ id, name, network, addressFormat, addressPattern, isAvailable, wallets, isFull }];
  });
}

/** The payment systems that a wallet can be added in now. */
export const openSystems = ({ systems, onlyThese }: WalletSystems): readonly WalletSystem[] =>
  onlyThese?.on ? [] : systems.filter(({ isAvailable, isFull }) => isAvailable && !isFull);
