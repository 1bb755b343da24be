import { listWallets } from '@meridian/api-client';
import { usePaymentSystems, useWallets } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { ConfirmDialog, DateTime, Row, RowList, SkeletonRows, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useUpdateOnlyTheseWallets } from './protection.requests.ts';
import { protectionMessages } from './messages.ts';

interface OnlyTheseWalletsDialogProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Shows which wallets these are, so that their owner sees one that is not theirs before it stays. */
export default function OnlyTheseWalletsDialog({ onDone, onCancel }: OnlyTheseWalletsDialogProps) {
  const { t } = useTranslation(messages);
  const { t: tProtection } = useTranslation(protectionMessages);
  const wallets = useWallets();
  const systems = usePaymentSystems();
  const { trigger, isMutating, error } = useUpdateOnlyTheseWallets();
  const saved = wallets.data && systems.data && listWallets(wallets.data);
  const failed = [wallets, systems].find((query) => query.error && !query.data);
  const nameOf = (system: string) => systems.data?.items.find(({ id }) => id === system)?.name ?? system;

  async function switchOn() {
    const outcome = await trigger({ body: { on: true } });
    if (outcome.ok) onDone();
  }

  return (
    <ConfirmDialog
      isOpen
      title={tProtection('wallets.confirm.title')}
      confirmLabel={tProtection('wallets.confirm.submit')}
      cancelLabel={tProtection('wallets.confirm.cancel')}
      pendingLabel={t('frame.saving')}
      isConfirmDisabled={!saved}
      isPending={isMutating}
      onConfirm={() => void switchOn()}
      onCancel={onCancel}
      error={error && <ProblemBanner error={error} />}
    >
      {failed?.error && <ProblemBanner error={failed.error} onRetry={() => void failed.mutate()} />}
      {!saved && !failed && <SkeletonRows count={2} />}
      {saved?.length === 0 && <Text>{tProtection('wallets.confirm.none')}</Text>}
      {saved && saved.length > 0 && (
        <>
          <Text>{tProtection('wallets.confirm.check')}</Text>
          <RowList label={tProtection('wallets.confirm.list')}>
            {saved.map(({ id, system, address, name, usableDate }) => (
              <Row
                key={id}
                title={name ?? nameOf(system)}
                detail={
                  <>
                    {name !== null && (
                      <>
                        <span>{nameOf(system)}</span>
                        <br />
                      </>
                    )}
                    <Text isInline isCode size={12}>
                      {address}
                    </Text>
                    {usableDate !== null && (
                      <>
                        <br />
                        <span>
                          <span>{t('wallet.usableFrom')}</span> <DateTime value={usableDate} />
                        </span>
                      </>
                    )}
                  </>
                }
              />
            ))}
          </RowList>
        </>
      )}
    </ConfirmDialog>
  );
}
