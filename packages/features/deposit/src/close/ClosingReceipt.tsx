import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { formatAmount, formatMoney, type Money } from '@meridian/money';
import { StepReceipt } from '@meridian/receipts';
import { Alert, Amount, Skeleton, Stack, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { closeMessages } from './messages.ts';

interface ClosingReceiptProps {
  closing: Schema<'DepositClosing'> | undefined;
  isPart: boolean;
  /** The plan that autoinvestment continues with. */
  renewalPlan: string;
}

/** What the user receives by closing now and by waiting, and what remains; skeletons until the server has calculated it. */
export function ClosingReceipt({ closing, isPart, renewalPlan }: ClosingReceiptProps) {
  const { t, i18n } = useTranslation(closeMessages);
  const { t: tDeposit } = useTranslation(messages);
  const formatDay = useDateFormat();
  const figure = (money: Money | undefined) =>
    money ? <Amount value={money} /> : <Skeleton>1,000.00 USDT</Skeleton>;
  const { now, atEnd, remaining, obstacle } = closing ?? {};
  const percent = now && formatAmount(now.exitFeePercent, i18n.language, 0);
  return (
    <div aria-busy={!closing}>
      {!closing && <VisuallyHidden role="status">{t('closing.loading')}</VisuallyHidden>}
      <Stack gap={4}>
        <StepReceipt
          stage="preview"
          label={t('closing.receipt')}
          amount={figure(now?.receipt)}
          next={isPart ? t('irreversible') : t('closing.irreversible')}
          items={[
            {
              id: 'exitFee',
              term: tDeposit('closing.exitFee'),
              hint:
                percent &&
                (isPart ? t('exitFeeHint', { percent }) : tDeposit('closing.exitFeeHint', { percent })),
              value: figure(now?.exitFee),
            },
            {
              id: 'forfeited',
              term: isPart ? t('forfeited') : t('closing.forfeited'),
              value: figure(now?.forfeited),
            },
            {
              id: 'atEnd',
              term: isPart ? t('atEnd') : t('closing.atEnd'),
              hint: atEnd && t('closing.atEndHint', { date: formatDay(atEnd.date) }),
              value: figure(atEnd?.receipt),
            },
            ...(isPart
              ? [
                  {
                    id: 'remaining',
                    term: t('remaining'),
                    hint:
                      remaining &&
                      t('remainingHint', {
                        amount: formatMoney(remaining.receipt, i18n.language),
                        date: formatDay(remaining.date),
                      }),
                    value: figure(remaining?.body),
                  },
                ]
              : []),
          ]}
        />
        {remaining && obstacle && (
          <Alert tone="warning" isAnnounced title={t('notContinued')}>
            {[
              tDeposit(`obstacle.${obstacle}`, { plan: renewalPlan }),
              tDeposit('renewal.until', { date: formatDay(remaining.date) }),
            ].join(' ')}
          </Alert>
        )}
      </Stack>
    </div>
  );
}
