import type { Schema } from '@meridian/api-client';
import { WithdrawalPauseNote } from '@meridian/forms';
import { Alert, Button, DateTime, Inline, KeyValueList, Stack, StatusBadge } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useRemoveTotp, useReplaceRecoveryCodes } from './totp.requests.ts';

interface TotpStateProps {
  state: Schema<'TotpState'>;
  onRenewed: (recoveryCodes: readonly string[]) => void;
  onRemoved: () => void;
}

/** With fewer codes left the user is asked to make new ones. */
const fewCodes = 3;

/** The authenticator app that is on. New recovery codes, and switching it off, need a code. */
export default function TotpState({
  state: { since, recoveryCodesLeft },
  onRenewed,
  onRemoved,
}: TotpStateProps) {
  const { t } = useTranslation(messages);
  const [action, setAction] = useState<'renew' | 'remove'>();
  const renewal = useReplaceRecoveryCodes();
  const removal = useRemoveTotp();

  async function renew(code: string) {
    const outcome = await renewal.trigger({ body: { code } });
    if (outcome.ok) onRenewed(outcome.data.items);
  }

  async function remove(code: string) {
    const outcome = await removal.trigger({ body: { code } });
    if (outcome.ok) onRemoved();
  }

  function choose(chosen: typeof action) {
    renewal.reset();
    removal.reset();
    setAction(chosen);
  }

  return (
    <Stack gap={5} width="text">
      <KeyValueList
        items={[
          {
            id: 'state',
            term: t('totp.state'),
            value: <StatusBadge state="done" label={t('totp.on')} />,
          },
          { id: 'since', term: t('totp.since'), value: <DateTime value={since} /> },
          { id: 'left', term: t('totp.codesLeft'), value: recoveryCodesLeft },
        ]}
      />
      {recoveryCodesLeft < fewCodes && (
        <Alert tone="warning" title={t('totp.fewCodes')}>
          {t('totp.fewCodesBody')}
        </Alert>
      )}
      {action === undefined ? (
        <Inline>
          <Button onPress={() => choose('renew')}>{t('totp.renew.open')}</Button>
          <Button onPress={() => choose('remove')}>{t('totp.remove.open')}</Button>
        </Inline>
      ) : action === 'renew' ? (
        <SecondFactorForm
          key="renew"
          lead={t('totp.renew.lead')}
          submitLabel={t('totp.renew.submit')}
          isPending={renewal.isMutating}
          error={renewal.error}
          onSubmit={(code) => void renew(code)}
          onCancel={() => choose(undefined)}
        />
      ) : (
        <Stack gap={4}>
          <WithdrawalPauseNote />
          <SecondFactorForm
            key="remove"
            lead={t('totp.remove.lead')}
            submitLabel={t('totp.remove.submit')}
            variant="danger"
            isPending={removal.isMutating}
            error={removal.error}
            onSubmit={(code) => void remove(code)}
            onCancel={() => choose(undefined)}
          />
        </Stack>
      )}
    </Stack>
  );
}
