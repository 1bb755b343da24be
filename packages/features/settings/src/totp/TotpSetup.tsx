import type { Schema } from '@meridian/api-client';
import { useFieldErrors, WithdrawalPauseNote } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import {
  Button,
  CodeField,
  CopyField,
  Form,
  Grid,
  Inline,
  LinkButton,
  QrCode,
  SmartphoneIcon,
  Stack,
  Text,
} from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useConfirmTotp } from './totp.requests.ts';

interface TotpSetupProps {
  setup: Schema<'TotpSetup'>;
  /** Called with the recovery codes. */
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Digits of a code (RFC 6238). */
const codeLength = 6;

const fields = ['code'];

const fieldOfCode = { codes_do_not_match: 'code' } as const;

/** Shows the secret, to scan, to copy or to open in an app of this device, and asks for a first code. */
export default function TotpSetup({ setup: { secret, uri }, onConfirmed, onCancel }: TotpSetupProps) {
  const { t } = useTranslation(messages);
  const [code, setCode] = useState('');
  const { trigger, isMutating, error } = useConfirmTotp();
  const { fieldErrors, formError } = useFieldErrors(error, fields, fieldOfCode);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (isMutating) return;
    const outcome = await trigger({ body: { code } });
    if (outcome.ok) onConfirmed(outcome.data.items);
    else if (outcome.error.code in fieldOfCode) setCode('');
  }

  return (
    <Stack gap={6}>
      <Text>{t('totp.scan')}</Text>
      <WithdrawalPauseNote />
      <Grid layout="figure" gap={6}>
        <QrCode value={uri} label={t('totp.qr')} />
        <Stack gap={4}>
          <CopyField
            label={t('totp.secret')}
            value={secret}
            grouping="fours"
            copyLabel={t('totp.copySecret')}
            copiedLabel={t('wallet.copied')}
            failedLabel={t('wallet.copyFailed')}
          />
          <Text tone="muted">{t('totp.secretHint')}</Text>
          <Inline>
            <LinkButton href={uri} icon={SmartphoneIcon}>
              {t('totp.openApp')}
            </LinkButton>
          </Inline>
        </Stack>
      </Grid>
      {formError && <ProblemBanner {...formError} />}
      <Form onSubmit={confirm} validationErrors={fieldErrors}>
        <CodeField
          name="code"
          label={t('totp.code')}
          description={t('totp.codeHint')}
          length={codeLength}
          value={code}
          onChange={setCode}
          validate={(digits) =>
            digits.length === codeLength ? undefined : t('totp.codeIncomplete', { count: codeLength })
          }
          requiredMessage={t('totp.codeRequired')}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={isMutating} pendingLabel={t('totp.checking')}>
            {t('totp.confirm')}
          </Button>
          <Button variant="quiet" isDisabled={isMutating} onPress={onCancel}>
            {t('totp.cancel')}
          </Button>
        </Inline>
      </Form>
    </Stack>
  );
}
