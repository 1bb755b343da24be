import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { formatAmount, type Money } from '@meridian/money';
import { StepReceipt } from '@meridian/receipts';
import { Amount, Skeleton, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** What the user receives by closing now and by waiting; skeletons until the server has calculated it. */
export function ClosingReceipt({ closing }: { closing: Schema<'DepositClosing'> | undefined }) {
  const { t, i18n } = useTranslation(messages);
  const formatDay = useDateFormat();
  const figure = (money: Money | undefined) =>
    money ? <Amount value={money} /> : <Skeleton>1,000.00 USDT</Skeleton>;
  const { now, atEnd } = closing ?? {};
  return (
    <div aria-busy={!closing}>
      {!closing && <VisuallyHidden role="status">{t('closing.loading')}</VisuallyHidden>}
      <StepReceipt
        stage="preview"
        label={t('closing.receipt')}
        amount={figure(now?.receipt)}
        next={t('closing.irreversible')}
        items={[
          {
            id: 'exitFee',
            term: t('closing.exitFee'),
            hint:
              now &&
              t('closing.exitFeeHint', { percent: formatAmount(now.exitFeePercent, i18n.language, 0) }),
            value: figure(now?.exitFee),
          },
          { id: 'forfeited', term: t('closing.forfeited'), value: figure(now?.forfeited) },
          {
            id: 'atEnd',
            term: t('closing.atEnd'),
            hint: atEnd && t('closing.atEndHint', { date: formatDay(atEnd.date) }),
            value: figure(atEnd?.receipt),
          },
        ]}
      />
    </div>
  );
}
