import type { Schema } from '@meridian/api-client';
import { localDay, useDayTitle } from '@meridian/i18n';
import { formatMoney, isZero } from '@meridian/money';
import {
  Amount,
  EmptyState,
  Heading,
  Inline,
  Link,
  LinkButton,
  Row,
  RowList,
  Skeleton,
  SproutIcon,
  Stack,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

const SHOWN_DEPOSITS = 3;
const SHOWN_ON_PHONE = 2;

interface DepositsProps {
  /** Undefined while loading. */
  deposits: { readonly items: readonly Schema<'Deposit'>[]; readonly total: number } | undefined;
  hrefs: { deposits: string; invest: string };
}

/** The first few deposits that are not closed, with the total number. */
export function Deposits({ deposits, hrefs }: DepositsProps) {
  const { t } = useTranslation(messages);
  const shown = deposits?.items.slice(0, SHOWN_DEPOSITS);
  return (
    <Stack gap={0} role="region" aria-label={t('deposits.title')}>
      <Inline justify="between">
        <Heading level={2}>{t('deposits.title')}</Heading>
        <Link href={hrefs.deposits}>
          {deposits && deposits.total > SHOWN_ON_PHONE
            ? t('deposits.allOf', { count: deposits.total })
            : t('deposits.all')}
        </Link>
      </Inline>
      {shown?.length === 0 ? (
        <EmptyState
          icon={SproutIcon}
          title={t('deposits.empty.title')}
          action={<LinkButton href={hrefs.invest}>{t('deposits.empty.action')}</LinkButton>}
        >
          {t('deposits.empty.body')}
        </EmptyState>
      ) : (
        <RowList onPhone={SHOWN_ON_PHONE}>
          {shown?.map((deposit) => (
            <DepositRow key={deposit.id} deposit={deposit} href={`${hrefs.deposits}/${deposit.id}`} />
          )) ??
            [1, 2, 3].map((row) => (
              <Row
                key={row}
                title={<Skeleton>Balance</Skeleton>}
                detail={<Skeleton>{t('deposits.days', { accrued: 10, count: 90 })}</Skeleton>}
                value={<Skeleton>1,000.00 USDT</Skeleton>}
                valueDetail={<Skeleton>1.00 USDT</Skeleton>}
                progress={{ label: t('deposits.progress'), percent: 0, valueText: '' }}
              />
            ))}
        </RowList>
      )}
    </Stack>
  );
}

function DepositRow({ deposit, href }: { deposit: Schema<'Deposit'>; href: string }) {
  const { t, i18n } = useTranslation(messages);
  const dayOf = useDayTitle('short');
  const { plan, amount, accrued, accruedDays, status, startDate, endDate, payoutDate } = deposit;
  const days = t('deposits.days', { accrued: accruedDays, count: plan.timeInDays });
  const moments = {
    waiting: t('deposits.starts', { date: dayOf(localDay(startDate)) }),
    in_work: `${days} · ${t('deposits.ends', { date: dayOf(localDay(endDate)) })}`,
    awaiting_completion: t('deposits.due', { date: dayOf(localDay(payoutDate)) }),
    closed: days,
  };
  return (
    <Row
      href={href}
      label={t('deposits.detailsOf', { amount: formatMoney(amount, i18n.language), plan: plan.name })}
      title={plan.name}
      detail={moments[status]}
      value={<Amount value={amount} precision="glance" />}
      valueDetail={
        !isZero(accrued.amount) && (
          <>
            <Amount value={accrued} sign="always" precision="glance" /> <span>{t('deposits.held')}</span>
          </>
        )
      }
      progress={{
        label: t('deposits.progress'),
        percent: (accruedDays / plan.timeInDays) * 100,
        valueText: days,
      }}
    />
  );
}
