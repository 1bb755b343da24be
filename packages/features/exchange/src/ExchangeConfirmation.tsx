import type { ApiError } from '@meridian/api-client';
import { type ExchangePreview, formatAmount, formatMoney, type Money } from '@meridian/money';
import { type AgreedQuote } from '@meridian/forms';
import { serverNow } from '@meridian/i18n';
import { ProblemBanner } from '@meridian/problem';
import { StepReceipt } from '@meridian/receipts';
import { Amount, ConfirmDialog, DateTime, Text } from '@meridian/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

// It loads with the confirmation, so it is there once the money has moved.
export { ExchangeResult } from './ExchangeResult.tsx';

/** The exchange as shown in the confirmation. A later rate does not change it. */
export interface ExchangeIntent {
  readonly quote: AgreedQuote;
  /** When the rate stops being valid. Undefined if this exchange was sent before. */
  readonly expiryDate: string | undefined;
  readonly sold: Money;
  readonly preview: ExchangePreview;
}

interface ExchangeConfirmationProps {
  intent: ExchangeIntent;
  to: string;
  onConfirm: () => void;
  onCancel: () => void;
  isPending: boolean;
  error: ApiError | undefined;
  hrefs: { confirmPhone?: string };
}

/** Lists everything the user agrees to before the money moves. */
export default function ExchangeConfirmation({
  intent: { quote, expiryDate, sold, preview },
  to,
  onConfirm,
  onCancel,
  isPending,
  error,
  hrefs,
}: ExchangeConfirmationProps) {
  const { t, i18n } = useTranslation(messages);
  const { from } = quote.course;
  const bought = (amount: Money['amount']) => <Amount value={{ amount, currency: to }} />;
  return (
    <ConfirmDialog
      isOpen
      title={t('confirm.title', { from, to })}
      confirmLabel={t('confirm.submit', { amount: formatMoney(sold, i18n.language) })}
      cancelLabel={t('confirm.cancel')}
      pendingLabel={t('confirm.pending')}
      onConfirm={onConfirm}
      onCancel={onCancel}
      isPending={isPending}
      note={t('confirm.rounding')}
      error={error && <ProblemBanner error={error} hrefs={hrefs} />}
    >
      <StepReceipt
        stage="preview"
        label={t('confirm.received')}
        amount={bought(preview.received)}
        next={t('confirm.irreversible')}
        items={[
          { id: 'sold', term: t('confirm.sold'), value: <Amount value={sold} /> },
          {
            id: 'rate',
            term: t('terms.rate'),
            hint: expiryDate && (
              <>
                <span>{t('terms.validUntil')}</span> <DateTime value={expiryDate} precision="time" />
              </>
            ),
            value: t('rate', { from, to, rate: formatAmount(quote.course.rate, i18n.language, 0) }),
          },
          { id: 'bought', term: t('confirm.bought'), value: bought(preview.bought) },
          {
            id: 'fee',
            term: t('terms.feeName'),
            hint: t('confirm.feeHint', { percent: formatAmount(quote.feePercent, i18n.language, 0) }),
            value: bought(preview.fee),
          },
        ]}
      />
      {expiryDate !== undefined && <CourseNotice expiryDate={expiryDate} />}
    </ConfirmDialog>
  );
}

/** How long before its end the notice appears. */
const NOTICE_MS = 30_000;

/** Says once, shortly before, that the confirmed course ends. It does not count down: that would press people to hurry. */
function CourseNotice({ expiryDate }: { expiryDate: string }) {
  const { t } = useTranslation(messages);
  const [isSoon, setSoon] = useState(false);
  useEffect(() => {
    const left = Date.parse(expiryDate) - serverNow();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setSoon(true), left - NOTICE_MS);
    return () => clearTimeout(timer);
  }, [expiryDate]);
  return (
    // It is there before its text, so that screen readers announce the text.
    <div role="status">
      {isSoon && (
        <Text>
          <span>{t('confirm.endsAt')}</span> <DateTime value={expiryDate} precision="time" />
          <span>{t('confirm.afterEnd')}</span>
        </Text>
      )}
    </div>
  );
}
