import type { ApiError, Schema } from '@meridian/api-client';
import { useBalance } from '@meridian/api-client/react';
import { useDateFormat } from '@meridian/i18n';
import { add, compare, formatMoney, type Money, subtract } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { StepReceipt, useCopyTexts } from '@meridian/receipts';
import { Alert, Amount, ConfirmDialog, Hash, LinkButton, Skeleton, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useCaseLimits } from '../cases.requests.ts';
import { messages } from '../messages.ts';
import type { PurchaseIntent } from './useCaseOpening.ts';

interface PurchaseDialogProps {
  intent: PurchaseIntent;
  onConfirm: () => void;
  onCancel: () => void;
  isPending: boolean;
  error: ApiError | undefined;
  hrefs: { refill: string; confirmPhone?: string };
}

/** Shows what a purchase costs and leaves, before the money moves (section 2 of the specification). */
export function PurchaseDialog({
  intent,
  onConfirm,
  onCancel,
  isPending,
  error,
  hrefs,
}: PurchaseDialogProps) {
  const { t, i18n } = useTranslation(messages);
  const { item, next } = intent;
  const { price } = item;
  const writeDate = useDateFormat('minute');
  const balance = useBalance();
  const { data: limits } = useCaseLimits();
  const isLimited = limits !== undefined && isBeyond(limits, price);
  const before = balance.data?.currencies[price.currency]?.available;
  const write = (money: Money) => formatMoney(money, i18n.language);
  const missing = before && subtract(price.amount, before.amount);
  const isShort = before !== undefined && compare(price.amount, before.amount) > 0;
  const after = before && !isShort ? { ...price, amount: subtract(before.amount, price.amount) } : undefined;
  const figure = (money: Money | undefined) =>
    money ? <Amount value={money} /> : isShort ? '—' : <Skeleton>100.000000 USDT</Skeleton>;
  return (
    <ConfirmDialog
      isOpen
      title={t('confirm.title', { name: item.name })}
      confirmLabel={t('confirm.submit', { price: write(price) })}
      cancelLabel={t('confirm.cancel')}
      pendingLabel={t('confirm.pending')}
      onConfirm={onConfirm}
      onCancel={onCancel}
      isConfirmDisabled={!before || isShort || isLimited}
      isPending={isPending}
      error={error && <ProblemBanner error={error} hrefs={hrefs} />}
    >
      <StepReceipt
        stage="preview"
        label={t('confirm.price')}
        amount={<Amount value={price} />}
        next={t('confirm.irreversible')}
        notice={
          <>
            <Changed intent={intent} />
            {balance.error && !balance.data && (
              <ProblemBanner error={balance.error} onRetry={() => void balance.mutate()} />
            )}
            {isShort && missing && (
              <Alert
                tone="warning"
                title={t('confirm.insufficientTitle')}
                actions={
                  <LinkButton size="small" href={hrefs.refill}>
                    {t('confirm.refill')}
                  </LinkButton>
                }
              >
                {t('confirm.insufficientBody', { missing: write({ ...price, amount: missing }) })}
              </Alert>
            )}
            {isLimited && limits.timeOutUntil !== null && (
              <Alert tone="warning" title={t('confirm.timeOutTitle')}>
                {t('confirm.timeOutBody', { date: writeDate(limits.timeOutUntil) })}
              </Alert>
            )}
            {isLimited && limits.timeOutUntil === null && limits.spendPerDay && (
              <Alert tone="warning" title={t('confirm.limitTitle')}>
                {t('confirm.limitBody', {
                  spent: write(limits.spentToday),
                  limit: write(limits.spendPerDay),
                })}
              </Alert>
            )}
          </>
        }
        items={[
          { id: 'before', term: t('confirm.before'), value: figure(before) },
          {
            id: 'after',
            term: t('confirm.after'),
            hint: t('confirm.afterHint'),
            value: figure(after),
            isTotal: true,
          },
          { id: 'attempts', term: t('confirm.attempts'), value: item.attempts },
          { id: 'expected', term: t('confirm.expected'), value: <Amount value={item.expectedValue} /> },
        ]}
      >
        <Stack gap={1}>
          <Text weight="medium">{t('confirm.commitment')}</Text>
          <Hash value={next.commitment} {...useCopyTexts()} copyLabel={t('confirm.copy')} />
          <Text size={12} tone="muted">
            {t('confirm.commitmentBody')}
          </Text>
        </Stack>
      </StepReceipt>
    </ConfirmDialog>
  );
}

/** Whether a time-out or the limit per day forbids a purchase. The server decides; a limit may be in another currency. */
function isBeyond({ timeOutUntil, spendPerDay, spentToday }: Schema<'CaseLimits'>, price: Money): boolean {
  if (timeOutUntil !== null) return true;
  if (spendPerDay?.currency !== price.currency) return false;
  return compare(add(spentToday.amount, price.amount), spendPerDay.amount) > 0;
}

/** Why the purchase has to be confirmed again. */
function Changed({ intent: { item, changed } }: { intent: PurchaseIntent }) {
  const { t, i18n } = useTranslation(messages);
  if (!changed) return null;
  return changed.what === 'price' ? (
    <Alert tone="warning" isAnnounced title={t('confirm.changedTitle')}>
      {t('confirm.changedBody', {
        old: formatMoney(changed.oldPrice, i18n.language),
        new: formatMoney(item.price, i18n.language),
      })}
    </Alert>
  ) : (
    <Alert tone="warning" isAnnounced title={t('confirm.boughtTitle', { count: item.attemptsLeft })}>
      {t('confirm.boughtBody')}
    </Alert>
  );
}
