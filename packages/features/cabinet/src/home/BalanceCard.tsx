import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { ProblemBanner } from '@meridian/problem';
import {
  Amount,
  ArrowDownToLineIcon,
  ArrowLeftRightIcon,
  ArrowUpFromLineIcon,
  Card,
  FromMedium,
  Grid,
  Link,
  Popover,
  SegmentedControl,
  Skeleton,
  SproutIcon,
  Stack,
  Text,
} from '@meridian/ui';
import { sampleTime } from '@meridian/page-parts';
import { useTranslation } from 'react-i18next';
import { BalanceTypes } from '../balance/BalanceTypes.tsx';
import { figureByType, getShownBalance } from '../balance/getShownBalance.ts';
import { useBalanceChoice } from '../balance/useBalanceChoice.ts';
import { messages } from '../messages.ts';
import { ActionLinks } from './ActionLinks.tsx';
import { BalanceHistory } from './BalanceHistory.tsx';
import { BalanceParts } from './BalanceParts.tsx';
import { longSample, placeOf, textOf } from './homeFigures.ts';
import { LabelButton } from './LabelButton.tsx';
import { TotalOfAll, TotalSkeleton } from './TotalOfAll.tsx';
import type { useHome } from './useHome.ts';

interface BalanceCardProps {
  home: ReturnType<typeof useHome>;
  hrefs: { refill: string; invest: string; withdrawal: string; exchange: string; liabilities: string };
}

/** The balance that the user has chosen to see first, what it is part of, what can be done with it, and its course. */
export function BalanceCard({ home, hrefs }: BalanceCardProps) {
  const { t } = useTranslation(messages);
  const { isSettled, balance } = home;
  const actions = (
    <ActionLinks
      label={t('action.title')}
      actions={[
        {
          id: 'refill',
          href: hrefs.refill,
          label: t('action.refill'),
          icon: ArrowDownToLineIcon,
          variant: 'primary',
        },
        { id: 'invest', href: hrefs.invest, label: t('action.invest'), icon: SproutIcon },
        { id: 'withdraw', href: hrefs.withdrawal, label: t('action.withdraw'), icon: ArrowUpFromLineIcon },
        {
          id: 'exchange',
          href: hrefs.exchange,
          label: t('action.exchange'),
          icon: ArrowLeftRightIcon,
          variant: 'quiet',
        },
      ]}
    />
  );
  if (isSettled && !balance) return <Card>{actions}</Card>;
  const shown = isSettled ? balance : undefined;
  return (
    <Card>
      <Grid layout="lead" gap={5}>
        <Stack gap={4}>
          {shown ? (
            <Lead balance={shown} liabilitiesHref={hrefs.liabilities} />
          ) : (
            <LeadSkeleton liabilitiesHref={hrefs.liabilities} />
          )}
          <FromMedium>
            <BalanceParts balance={shown} />
          </FromMedium>
          {actions}
        </Stack>
        <BalanceHistory home={home} balance={shown} />
      </Grid>
    </Card>
  );
}

function Lead({ balance, liabilitiesHref }: { balance: Schema<'Balance'>; liabilitiesHref: string }) {
  const { t } = useTranslation(messages);
  const { type, currency, choose, error } = useBalanceChoice(balance);
  const label = t(`balance.${figureByType[balance.type]}`);
  const figure = getShownBalance(balance);
  const codes = Object.keys(balance.currencies);
  return (
    <Stack gap={3}>
      {error && <ProblemBanner error={error} />}
      <div>
        <SegmentedControl
          label={t('choice.currency')}
          value={currency}
          options={codes.map((code) => ({ value: code, label: code }))}
          onChange={(code) => choose({ currency: code })}
        />
      </div>
      <Stack gap={1} role="group" aria-label={label}>
        <Popover
          label={t('choice.title')}
          trigger={<LabelButton>{label}</LabelButton>}
          placement="bottom start"
        >
          <BalanceTypes value={type} onChange={(chosen) => choose({ type: chosen })} />
        </Popover>
        {figure ? <Amount size="44" value={figure} /> : <Text size={24}>{t('balance.unknown')}</Text>}
        <TotalOfAll balance={balance} />
        {balance.countedDate !== undefined && <CountedOn time={balance.countedDate} href={liabilitiesHref} />}
      </Stack>
    </Stack>
  );
}

/** Leads to the check of the last count of liabilities. */
function CountedOn({ time, href }: { time: string; href: string }) {
  const { t } = useTranslation(messages);
  const format = useDateFormat('day');
  return (
    <Text tone="muted">
      <Link tone="quiet" href={href}>
        {t('counted', { date: format(time) })}
      </Link>
    </Text>
  );
}

function LeadSkeleton({ liabilitiesHref }: { liabilitiesHref: string }) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={3}>
      <div>
        <SegmentedControl
          {...textOf('currency')}
          isDisabled
          label={t('choice.currency')}
          value="USDT"
          options={[{ value: 'USDT', label: 'USDT' }]}
          onChange={() => {}}
        />
      </div>
      <Stack gap={1}>
        <LabelButton
          {...textOf('label', {
            available: t('balance.available'),
            onDeposit: t('balance.onDeposit'),
            total: t('balance.total'),
          })}
          isDisabled
        >
          {t('balance.available')}
        </LabelButton>
        <Skeleton {...placeOf('shown')}>
          <Amount size="44" value={longSample} />
        </Skeleton>
        <TotalSkeleton />
        <Text tone="muted">
          <Skeleton {...placeOf('counted')}>
            <Link tone="quiet" href={liabilitiesHref}>
              {t('counted', { date: sampleTime })}
            </Link>
          </Skeleton>
        </Text>
      </Stack>
    </Stack>
  );
}
