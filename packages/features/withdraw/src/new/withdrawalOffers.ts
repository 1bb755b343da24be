import { listWallets, type Schema } from '@meridian/api-client';
import { type Bounds, narrowest } from '@meridian/money';

/** A wallet in a payment system that supports withdrawals, with the limits of one withdrawal; also a system without a wallet. */
export interface WithdrawalOffer {
  /** Of the payment system. */
  readonly id: string;
  readonly name: string;
  readonly network: string;
  readonly currency: string;
  readonly decimals: number;
  /** False while the payment system is paused. */
  readonly isAvailable: boolean;
  /** Including the fee. */
  readonly bounds: Bounds;
  readonly fee: Schema<'Fee'>;
  readonly expectedSeconds: number;
  /** Null until a wallet is saved. */
  readonly walletId: string | null;
  /** Its address. */
  readonly wallet: string | null;
  /** The user's name for the wallet. Null without one. */
  readonly walletName: string | null;
  /** When withdrawals may go to the wallet, RFC 3339. Null if they may. */
  readonly usableDate: string | null;
}

/** Whether a withdrawal can go to the wallet now. */
export const isUsable = ({ wallet, isAvailable, usableDate }: WithdrawalOffer) =>
  wallet !== null && isAvailable && usableDate === null;

/** Whether wallets can be added and their addresses changed. */
export interface WalletChanges {
  readonly canAdd: boolean;
  readonly canEdit: boolean;
}

/** The wallets in payment systems that support withdrawals. The limits of the system and of the currency both apply. */
export function withdrawalOffers(
  systems: readonly Schema<'PaymentSystem'>[],
  { amounts }: Schema<'SettingWithdrawal'>,
  wallets: Schema<'Wallets'>,
): readonly WithdrawalOffer[] {
  const saved = listWallets(wallets);
  return systems.flatMap(
    ({ id, name, network, currency, decimals, withdrawal }): readonly WithdrawalOffer[] => {
      if (withdrawal === null) return [];
      const { available, fee, expectedSeconds, minimum, maximum } = withdrawal;
      const terms = {
        id,
        name,
        network,
        currency,
        decimals,
        isAvailable: available,
        bounds: narrowest({ minimum, maximum }, ...amounts),
        fee,
        expectedSeconds,
      };
      const own = saved
        .filter(({ system }) => system === id)
        .map((one) => ({
          ...terms,
          walletId: one.id,
          wallet: one.address,
          walletName: one.name,
          usableDate: one.usableDate,
        }));
      return own.length > 0
        ? own
        : [{ ...terms, walletId: null, wallet: null, walletName: null, usableDate: null }];
    },
  );
}

/** What the user can do about the wallets themselves. */
export function getWalletChanges(
  offers: readonly WithdrawalOffer[],
  { several }: Schema<'Wallets'>,
): WalletChanges {
  const canEdit = several?.onlyThese?.on !== true;
  const most = several?.maximum ?? 1;
  const countIn = (system: string) =>
    offers.filter(({ id, wallet }) => id === system && wallet !== null).length;
  return {
    canEdit,
    canAdd: canEdit && offers.some(({ id, isAvailable }) => isAvailable && countIn(id) < most),
  };
}

/** The wallet of the latest withdrawal to one that can be used now. */
export function findLastUsed(
  offers: readonly WithdrawalOffer[],
  latest: readonly Schema<'Withdrawal'>[],
): WithdrawalOffer | undefined {
  const usable = offers.filter(isUsable);
  for (const { system, wallet } of latest) {
    const used = usable.find((offer) => offer.id === system && offer.wallet === wallet);
    if (used) return used;
  }
  return undefined;
}
