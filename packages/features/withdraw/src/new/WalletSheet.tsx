import { Button, CheckIcon, ClockIcon, Dialog, Row, RowList, WalletIcon } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { WalletDetail } from './WalletDetail.tsx';
import { isUsable, type WithdrawalOffer } from './withdrawalOffers.ts';

interface WalletSheetProps {
  offers: readonly WithdrawalOffer[];
  /** The payment system of the chosen wallet. */
  systemId: string | null;
  onSystemChange: (systemId: string) => void;
  onEditWallet: (systemId: string | null) => void;
  onClose: () => void;
}

/** The saved wallets with their full addresses. A press on one chooses it. */
export default function WalletSheet({
  offers,
  systemId,
  onSystemChange,
  onEditWallet,
  onClose,
}: WalletSheetProps) {
  const { t } = useTranslation(messages);
  const canAdd = offers.some(({ wallet, isAvailable }) => wallet === null && isAvailable);

  function choose(id: string) {
    onSystemChange(id);
    onClose();
  }

  function edit(id: string | null) {
    onClose();
    onEditWallet(id);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('wallet.sheet')}
      closeLabel={t('details.close')}
      actions={
        <>
          {systemId !== null && <Button onPress={() => edit(systemId)}>{t('wallet.edit')}</Button>}
          {canAdd && <Button onPress={() => edit(null)}>{t('wallet.add')}</Button>}
        </>
      }
    >
      <RowList label={t('wallet.label')}>
        {offers.map((offer) => {
          const { id, name, wallet, walletName } = offer;
          if (wallet === null) return null;
          const isChosen = id === systemId;
          return (
            <Row
              key={id}
              icon={isChosen ? CheckIcon : isUsable(offer) ? WalletIcon : ClockIcon}
              title={walletName ?? name}
              onPress={isUsable(offer) ? () => choose(id) : undefined}
              detail={<WalletDetail offer={offer} isWhole />}
              {...(isChosen && { valueDetail: t('wallet.chosen') })}
            />
          );
        })}
      </RowList>
    </Dialog>
  );
}
