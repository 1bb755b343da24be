import { Button, CheckIcon, ClockIcon, Dialog, Row, RowList, WalletIcon } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { WalletDetail } from './WalletDetail.tsx';
import { isUsable, type WalletChanges, type WithdrawalOffer } from './withdrawalOffers.ts';

interface WalletSheetProps {
  offers: readonly WithdrawalOffer[];
  changes: WalletChanges;
  /** The chosen wallet. */
  walletId: string | null;
  onWalletChange: (walletId: string) => void;
  onEditWallet: (walletId: string | null) => void;
  onClose: () => void;
}

/** The saved wallets with their full addresses. A press on one chooses it. */
export default function WalletSheet({
  offers,
  changes,
  walletId,
  onWalletChange,
  onEditWallet,
  onClose,
}: WalletSheetProps) {
  const { t } = useTranslation(messages);

  function choose(id: string) {
    onWalletChange(id);
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
          {changes.canEdit && walletId !== null && (
            <Button onPress={() => edit(walletId)}>{t('wallet.edit')}</Button>
          )}
          {changes.canAdd && <Button onPress={() => edit(null)}>{t('wallet.add')}</Button>}
        </>
      }
    >
      <RowList label={t('wallet.label')}>
        {offers.map((offer) => {
          const { walletId: id, name, walletName } = offer;
          if (id === null) return null;
          const isChosen = id === walletId;
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
