import { ProblemBanner } from '@meridian/problem';
import { ConfirmDialog, Radio, RadioGroup, Text } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useLockAccount } from './protection.requests.ts';
import { protectionMessages } from './messages.ts';

interface LockDialogProps {
  delays: readonly number[];
  onLocked: () => void;
  onCancel: () => void;
}

/** Says what a lock does, and asks how long the unlocking takes. Nothing is chosen beforehand. */
export function LockDialog({ delays, onLocked, onCancel }: LockDialogProps) {
  const { t } = useTranslation(messages);
  const { t: tProtection } = useTranslation(protectionMessages);
  const [days, setDays] = useState<number>();
  const { trigger, isMutating, error } = useLockAccount();

  async function lock() {
    if (days === undefined) return;
    const outcome = await trigger({ body: { unlockDays: days } });
    if (outcome.ok) onLocked();
  }

  return (
    <ConfirmDialog
      isOpen
      title={tProtection('lock.confirm.title')}
      confirmLabel={tProtection('lock.confirm.submit')}
      cancelLabel={tProtection('lock.confirm.cancel')}
      pendingLabel={t('frame.saving')}
      isConfirmDisabled={days === undefined}
      isPending={isMutating}
      onConfirm={() => void lock()}
      onCancel={onCancel}
      error={error && <ProblemBanner error={error} />}
    >
      <Text>{tProtection('lock.confirm.stops')}</Text>
      <Text>{tProtection('lock.confirm.pending')}</Text>
      <Text>{tProtection('lock.confirm.password')}</Text>
      <RadioGroup
        label={tProtection('lock.confirm.delay')}
        description={tProtection('lock.confirm.delayHint')}
        value={days === undefined ? null : String(days)}
        onChange={(chosen) => setDays(delays.find((delay) => String(delay) === chosen))}
      >
        {delays.map((delay) => (
          <Radio key={delay} value={String(delay)}>
            {tProtection('lock.days', { count: delay })}
          </Radio>
        ))}
      </RadioGroup>
    </ConfirmDialog>
  );
}
