import type { Schema } from '@meridian/api-client';
import { localDay, useDayTitle } from '@meridian/i18n';
import { formatMoney, isZero } from '@meridian/money';
import {
  Amount,
  Heading,
  Inline,
  Link,
  LinkButton,
  MoneyLine,
  Row,
  RowList,
  Skeleton,
  Stack,
  Text,
} from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** As high as the latest operations beside them. */
const SHOWN_DEPOSITS = 4;
const SHOWN_ON_PHONE = 2;

interface DepositsProps {
  /** Undefined while loading. */
  deposits: { readonly items: readonly Schema<'Deposit'>[]; readonly total: number } | undefined;
  /** Steps on the page already lead to the first one. */
  hasSteps: boolean;
  hrefs: { deposits: string; invest: string };
}

/** The first few deposits that are not closed, with the total number. */
export function Deposits({ deposits, hasSteps, hrefs }: DepositsProps) {
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
        <Stack gap={3}>
          <Specimen>
            <RowList>
              <Row
                title={t('deposits.example')}
                detail={t('deposits.days', { accrued: 12, count: 30 })}
                value={<Amount value={{ amount: '500', currency: 'USDT' }} />}
                line={
                  <MoneyLine
                    segments={[{ state: 'held', from: 0, to: 30 }]}
                    stops={[{ mark: 'lock', at: 30 }]}
                    now={12}
                  />
                }
              />
            </RowList>
          </Specimen>
          <Text tone="muted">{t('deposits.empty.body')}</Text>
          {!hasSteps && (
            <div>
              <LinkButton variant="secondary" href={hrefs.invest}>
                {t('deposits.empty.action')}
              </LinkButton>
            </div>
          )}
        </Stack>
      ) : (
        <RowList onPhone={SHOWN_ON_PHONE}>
          {shown?.map((deposit) => (
            <DepositRow key={deposit.id} deposit={deposit} href={`${hrefs.deposits}/${deposit.id}`} />
          )) ??
            [1, 2, 3, 4].map((row) => (
              <Row
                key={row}
                title={<Skeleton>Balance</Skeleton>}
                detail={<Skeleton>{t('deposits.days', { accrued: 10, count: 90 })}</Skeleton>}
                value={<Skeleton>1,000.00 USDT</Skeleton>}
                valueDetail={<Skeleton>1.00 USDT</Skeleton>}
                line={
                  <MoneyLine
                    segments={[{ state: 'held', from: 0, to: 90 }]}
                    stops={[{ mark: 'lock', at: 90 }]}
                  />
                }
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
      line={
        <MoneyLine
          segments={[{ state: 'held', from: 0, to: plan.timeInDays }]}
          stops={[{ mark: 'lock', at: plan.timeInDays }]}
          now={accruedDays}
        />
      }
    />
  );
}

/** What will be here, drawn weaker than what is; its words have the contrast of all muted text. */
const Specimen = styled('div')`
  & * {
    color: ${token.inkMuted};
  }

  [data-form] {
    opacity: 0.6;
  }
`;
