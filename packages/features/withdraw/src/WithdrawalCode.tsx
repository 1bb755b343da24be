import type { Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { Alert, Button, Card, CodeField, Form, Inline, Stack } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmationFigures } from './ConfirmationFigures.tsx';
import { ResendWithdrawalCode } from './ResendWithdrawalCode.tsx';
import { useValidateWithdrawal } from './useValidateWithdrawal.ts';

interface WithdrawalCodeProps {
  confirmation: Schema<'WithdrawalConfirmation'>;
  rules: Schema<'CodeRules'>;
  onConfirmed: (withdrawal: Schema<'Withdrawal'>) => void;
  onBack: () => void;
  hrefs: { refill: string; invest: string; confirmPhone: string };
}

/** Takes the code that lets the money go; until then nothing has left the balance. */
export default function WithdrawalCode({
  confirmation: first,
  rules,
  onConfirmed,
  onBack,
  hrefs,
}: WithdrawalCodeProps) {
  const { t, i18n } = useTranslation('withdraw');
  const [confirmation, setConfirmation] = useState(first);
  const [code, setCode] = useState('');
  const { trigger, isMutating, error, reset } = useValidateWithdrawal();
  const { sentTo, length } = confirmation.code;

  async function confirm(event: FormEvent) {
    event.preventDefault();
    const outcome = await trigger({ body: { requestId: confirmation.id, code } });
    if (outcome.ok) onConfirmed(outcome.data);
  }

  function renew(renewed: Schema<'WithdrawalConfirmation'>) {
    reset();
    setCode('');
    setConfirmation(renewed);
  }

  return (
    <Card title={t('code.title')}>
      <Stack gap={6} width="text">
        <ConfirmationFigures confirmation={confirmation} />
        <Form onSubmit={confirm}>
          {error && <ProblemBanner error={error} hrefs={hrefs} />}
          {confirmation !== first && !error && (
            <Alert tone="success" isAnnounced title={t('code.renewed.title', { sentTo })}>
              {t('code.renewed.body')}
            </Alert>
          )}
          <CodeField
            // A new field for a new code: it is empty, unblamed, and has the focus that the button gave up.
            key={confirmation.id}
            autoFocus
            name="code"
            label={t('code.label')}
            description={t('code.sent', { sentTo, count: Math.floor(rules.lifetimeSeconds / 60) })}
            length={length}
            value={code}
            onChange={setCode}
            validate={(typed) =>
              typed.length === length ? undefined : t('code.incomplete', { count: length })
            }
            requiredMessage={t('code.required')}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isWide
            isPending={isMutating}
            pendingLabel={t('code.pending')}
          >
            {t('code.submit', { amount: formatMoney(confirmation.amount, i18n.language) })}
          </Button>
        </Form>
        <ResendWithdrawalCode
          key={confirmation.id}
          confirmation={confirmation}
          resendSeconds={rules.resendSeconds}
          onRenewed={renew}
        />
        <Inline>
          <Button variant="quiet" isDisabled={isMutating} onPress={onBack}>
            {t('code.back')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
