import type { Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { StepReceipt, useCopyTexts } from '@meridian/receipts';
import { Amount, CopyField } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface WithdrawalPreviewProps {
  confirmation: Schema<'WithdrawalConfirmation'>;
  /** The field for the code, and what can be done instead. */
  children: ReactNode;
}

/** The receipt of a withdrawal before its code: the fixed amounts and the wallet. */
export function WithdrawalPreview({
  confirmation: { net, amount, fee, wallet },
  children,
}: WithdrawalPreviewProps) {
  const { t, i18n } = useTranslation(messages);
  return (
    <StepReceipt
      stage="preview"
      title={t('code.title')}
      label={t('summary.receive')}
      amount={<Amount value={net} />}
      hint={t('code.fixed')}
      next={t('outlook.code', { amount: formatMoney(amount, i18n.language) })}
      items={[
        { id: 'amount', term: t('summary.leaves'), value: <Amount value={amount} /> },
        { id: 'fee', term: t('summary.fee'), value: <Amount value={fee} /> },
      ]}
    >
      <CopyField label={t('details.wallet')} value={wallet} grouping="fours" {...useCopyTexts()} />
      {children}
    </StepReceipt>
  );
}
