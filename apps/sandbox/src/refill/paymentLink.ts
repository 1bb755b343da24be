import { type DecimalString, multiply, parseDecimal } from '@meridian/money';
import type { CompanySettings, PaymentStandard } from '../core/CompanySettings.ts';

interface Payment {
  readonly address: string;
  readonly amount: DecimalString;
  /** Decimals of the currency on its chain. */
  readonly decimals: number;
}

/** The amount in the smallest units of the chain, exactly: the amount never has more decimals than the currency. */
const toUnits = ({ amount, decimals }: Payment) =>
  multiply(amount, parseDecimal(`1${'0'.repeat(decimals)}`), 0);

/**
 * What a wallet reads from a QR code: address and amount, by BIP 21 or EIP 681. A token is asked for through its contract, so a
 * wallet that does not know the standard must not be shown the link as an address.
 */
export function writePaymentLink(standard: PaymentStandard, payment: Payment): string {
  const { address, amount } = payment;
  switch (standard.standard) {
    case 'bip21':
      return `bitcoin:${address}?amount=${withoutZeros(amount)}`;
    case 'eip681':
      return standard.token === null
        ? `ethereum:${address}@${standard.chain}?value=${toUnits(payment)}`
        : `ethereum:${standard.token}@${standard.chain}/transfer?address=${address}&uint256=${toUnits(payment)}`;
  }
}

/** The link of a refill; undefined where the network has no standard, and where links are switched off. */
export function paymentLinkOf(
  { capabilities, paymentSystems }: Pick<CompanySettings, 'capabilities' | 'paymentSystems'>,
  refill: { readonly system: string; readonly address: string; readonly requested: DecimalString },
): string | undefined {
  const system = paymentSystems.find(({ id }) => id === refill.system);
  if (!capabilities.paymentLinks || !system?.payment) return undefined;
  return writePaymentLink(system.payment, {
    address: refill.address,
    amount: refill.requested,
    decimals: system.decimals,
  });
}

/** `0.05000000` is `0.05`: fewer characters make a code that cameras read sooner. */
const withoutZeros = (amount: DecimalString) =>
  amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
