import { DateTime, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { WithdrawalOffer } from './withdrawalOffers.ts';

interface WalletDetailProps {
  offer: WithdrawalOffer;
  /** With the network and all of the address, instead of both its ends. */
  isWhole?: boolean;
}

/** Below the name of a wallet: its address, and why it cannot be used now. */
export function WalletDetail({ offer, isWhole = false }: WalletDetailProps) {
  const { t } = useTranslation(messages);
  const { name, network, isAvailable, walletName, usableDate } = offer;
  const wallet = offer.wallet ?? '';
  return (
    <>
      {walletName !== null && (
        <>
          <span>{name}</span>
          <br />
        </>
      )}
      {isWhole && (
        <>
          <span>{network}</span>
          <br />
        </>
      )}
      <Text isInline isCode size={12}>
        {isWhole ? wallet : <data value={wallet}>{`${wallet.slice(0, 6)}…${wallet.slice(-4)}`}</data>}
      </Text>
      {!isAvailable && (
        <>
          <br />
          <span>{t('wallet.paused')}</span>
        </>
      )}
      {isAvailable && usableDate !== null && (
        <>
          <br />
          <span>
            <span>{t('wallet.usableFrom')}</span> <DateTime value={usableDate} />
          </span>
        </>
      )}
    </>
  );
}
