import type { Schema } from '@meridian/api-client';
import { useDateFormat, useListFormat } from '@meridian/i18n';
import { formatMoney, isZero } from '@meridian/money';
import { Skeleton, Stack, Text } from '@meridian/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveDeposits } from './useActiveDeposits.ts';

/** What is not available yet in every currency: held accruals with the next date on which some unlock, and pending withdrawals. */
export function BalanceNotes({ balance: { currencies } }: { balance: Schema<'Balance'> }) {
  const { t, i18n } = useTranslation('cabinet');
  const formatList = useListFormat();
  const formatDay = useDateFormat();
  const { deposits, error } = useActiveDeposits();
  const unlocking = deposits?.find(({ accrued }) => !isZero(accrued.amount));
  const notes = (['heldAccruals', 'inWithdrawal'] as const).flatMap((part) => {
    const amounts = Object.values(currencies)
      .map(({ [part]: money }) => money)
      .filter(({ amount }) => !isZero(amount));
    if (amounts.length === 0) return [];
    const formatted = amounts.map((money) => formatMoney(money, i18n.language));
    return [{ part, note: t(`notes.${part}`, { amounts: formatList(formatted) }) }];
  });
  if (notes.length === 0) return null;
  return (
    <Stack gap={0}>
      {notes.map(({ part, note }) => (
        <Fragment key={part}>
          <Text tone="muted">{note}</Text>
          {part === 'heldAccruals' && unlocking && (
            <Text tone="muted">{t('notes.nextUnlock', { date: formatDay(unlocking.payoutDate) })}</Text>
          )}
          {part === 'heldAccruals' && !deposits && !error && (
            <Text>
              <Skeleton>{t('notes.nextUnlock', { date: formatDay('2026-11-23T00:00:00Z') })}</Skeleton>
            </Text>
          )}
        </Fragment>
      ))}
    </Stack>
  );
}
