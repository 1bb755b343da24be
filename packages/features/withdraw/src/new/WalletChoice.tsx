import { Button, ClockIcon, Inline, PlusIcon, Row, RowList, Stack, Text, WalletIcon } from '@meridian/ui';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { WalletDetail } from './WalletDetail.tsx';
import { isUsable, type WalletChanges, type WithdrawalOffer } from './withdrawalOffers.ts';

const WalletSheet = lazy(() => import('./WalletSheet.tsx'));

interface WalletChoiceProps {
  offers: readonly WithdrawalOffer[];
  changes: WalletChanges;
  /** The chosen wallet; null if none can be used. */
  walletId: string | null;
  onWalletChange: (walletId: string) => void;
  /** Null to add a wallet, the id of one to change it. */
  onEditWallet: (walletId: string | null) => void;
}

/** The wallet to withdraw to, and a sheet with the others. Memoized: typing an amount must not re-render it. */
export const WalletChoice = memo(function WalletChoice({
  offers,
  changes,
  walletId,
  onWalletChange,
  onEditWallet,
}: WalletChoiceProps) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const saved = offers.filter(({ wallet }) => wallet !== null);
  const shown = saved.find((one) => one.walletId === walletId) ?? saved[0];
  if (!shown) {
    return (
      <Stack gap={3}>
        <Text>{t('wallet.none')}</Text>
        {changes.canAdd && (
          <Inline>
            <Button size="small" icon={PlusIcon} onPress={() => onEditWallet(null)}>
              {t('wallet.add')}
            </Button>
          </Inline>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={1}>
      <Text weight="medium">{t('wallet.label')}</Text>
      <RowList label={t('wallet.label')}>
        <Row
          icon={isUsable(shown) ? WalletIcon : ClockIcon}
          title={shown.walletName ?? shown.name}
          detail={<WalletDetail offer={shown} />}
          value={
            <Button size="small" onPress={() => setOpen(true)}>
              {t('wallet.change')}
            </Button>
          }
        />
      </RowList>
      <Suspense>
        {isOpen && (
          <WalletSheet
            offers={offers}
            changes={changes}
            walletId={walletId}
            onWalletChange={onWalletChange}
            onEditWallet={onEditWallet}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
});
