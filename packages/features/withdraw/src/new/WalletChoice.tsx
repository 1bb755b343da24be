import {
  Button,
  DateTime,
  Inline,
  PencilIcon,
  PlusIcon,
  RadioCard,
  RadioCards,
  Stack,
  Text,
} from '@meridian/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalOffer } from './withdrawalOffers.ts';

interface WalletChoiceProps {
  offers: readonly WithdrawalOffer[];
  systemId: string | null;
  onSystemChange: (systemId: string) => void;
  /** Null to add a wallet, the id of a payment system to change the one in it. */
  onEditWallet: (systemId: string | null) => void;
}

/** The choice of a saved wallet. Memoized: typing an amount must not re-render it. */
export const WalletChoice = memo(function WalletChoice({
  offers,
  systemId,
  onSystemChange,
  onEditWallet,
}: WalletChoiceProps) {
  const { t } = useTranslation('withdraw');
  const saved = offers.filter(({ wallet }) => wallet !== null);
  const canAdd = offers.some(({ wallet, isAvailable }) => wallet === null && isAvailable);
  return (
    <Stack gap={3}>
      {saved.length > 0 ? (
        <RadioCards
          name="wallet"
          label={t('wallet.label')}
          requiredMessage={t('wallet.required')}
          value={systemId}
          onChange={onSystemChange}
        >
          {saved.map(({ id, name, network, wallet, isAvailable, usableDate }) => (
            <RadioCard
              key={id}
              value={id}
              label={name}
              isDisabled={!isAvailable || usableDate !== null}
              description={
                <Stack gap={1}>
                  <Text isInline>{t(isAvailable ? 'wallet.network' : 'wallet.paused', { network })}</Text>
                  <Text isInline isCode>
                    {wallet}
                  </Text>
                  {usableDate !== null && (
                    <Text isInline>
                      {t('wallet.usableFrom')} <DateTime value={usableDate} />
                    </Text>
                  )}
                </Stack>
              }
            />
          ))}
        </RadioCards>
      ) : (
        <Text>{t('wallet.none')}</Text>
      )}
      <Inline gap={2}>
        {canAdd && (
          <Button size="small" icon={PlusIcon} onPress={() => onEditWallet(null)}>
            {t('wallet.add')}
          </Button>
        )}
        {systemId !== null && (
          <Button size="small" icon={PencilIcon} onPress={() => onEditWallet(systemId)}>
            {t('wallet.change')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
});
