import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Checkbox, Stack, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useChangeDeposit } from '../deposit.requests.ts';
import { messages } from '../messages.ts';

interface AutoinvestmentSwitchProps {
  deposit: Schema<'Deposit'>;
  onChange: (deposit: Schema<'Deposit'>) => void;
}

/** Switches autoinvestment of a deposit. After a failure it shows what the server has. */
export function AutoinvestmentSwitch({ deposit, onChange }: AutoinvestmentSwitchProps) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error } = useChangeDeposit();

  async function change(autoinvestment: boolean) {
    if (isMutating) return;
    const outcome = await trigger({ params: { path: { id: deposit.id } }, body: { autoinvestment } });
    if (outcome.ok) onChange(outcome.data);
  }

  return (
    <Stack gap={3}>
      {error && <ProblemBanner error={error} />}
      <Checkbox
        isSelected={isMutating ? !deposit.autoinvestment : deposit.autoinvestment}
        onChange={(wanted) => void change(wanted)}
        description={t('details.autoinvestmentLater')}
      >
        {t('autoinvestment.choose')}
      </Checkbox>
      <VisuallyHidden role="status">{isMutating && t('details.saving')}</VisuallyHidden>
    </Stack>
  );
}
