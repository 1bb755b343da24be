import type { Schema } from '@meridian/api-client';
import { AboutAmount } from '@meridian/display-currency';
import { formatMoney } from '@meridian/money';
import { sampleWord } from '@meridian/page-parts';
import { ProblemBanner } from '@meridian/problem';
import { Counted } from '@meridian/statuses';
import {
  Amount,
  ArrowDownToLineIcon,
  ArrowLeftRightIcon,
  ArrowUpFromLineIcon,
  Inline,
  LabelButton,
  Popover,
  Radio,
  RadioGroup,
  Skeleton,
  SproutIcon,
  Stack,
  Text,
} from '@meridian/ui';
import { media, rem, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BalanceTypes } from '../balance/BalanceTypes.tsx';
import { figureByType, getShownBalance } from '../balance/getShownBalance.ts';
import { useBalanceChoice } from '../balance/useBalanceChoice.ts';
import { balanceMessages } from '../balance/messages.ts';
import { messages } from '../messages.ts';
import { ActionLinks } from './ActionLinks.tsx';
import { HorizonChart } from './HorizonChart.tsx';
import { convertedTotal, placeOf, sample, textOf } from './homeFigures.ts';
import { readLanes } from './lanes.ts';
import { Next } from './Next.tsx';
import type { useHome } from './useHome.ts';
import { Panel } from './Panel.tsx';
import { Worth, WorthSkeleton } from './Worth.tsx';

interface HorizonProps {
  home: ReturnType<typeof useHome>;
  subscription: Schema<'Subscription'>;
  hrefs: {
    refill: string;
    invest: string;
    withdrawal: string;
    exchange: string;
    deposits: string;
    subscription: string;
    liabilities: string;
  };
  seal: ReactNode;
}

/** How much is free, what can be done with it, and when more comes free. */
export function Horizon({ home, subscription, hrefs, seal }: HorizonProps) {
  const { isSettled, deposits, refills } = home;
  const balance = isSettled ? home.balance : undefined;
  const ahead =
    isSettled && deposits
      ? readLanes({
          deposits,
          refills: refills ?? [],
          subscription,
          inWithdrawal: balance?.currencies[balance.currency]?.inWithdrawal,
        })
      : undefined;
  const hasBalance = !isSettled || balance !== undefined;
  return (
    <Panel>
      <Lead>
        {hasBalance && (
          <div>
            <Figure balance={balance} />
            <Counted
              balance={balance}
              place={placeOf('counted')}
              sampleDate={sampleWord}
              href={hrefs.liabilities}
              seal={seal}
            />
          </div>
        )}
        {!isSettled && <NextSkeleton />}
        {ahead && <Next next={ahead.next} />}
        <Actions hrefs={hrefs} />
      </Lead>
      <HorizonChart home={home} ahead={ahead} hrefs={hrefs} />
    </Panel>
  );
}

/** The figure and the currency that the user chose to see first. The exact amounts are a press away. */
function Figure({ balance }: { balance: Schema<'Balance'> | undefined }) {
  const { t } = useTranslation(balanceMessages);
  if (!balance) {
    return (
      <Stack gap={1}>
        <Inline justify="between" isUnbroken>
          <LabelButton
            {...textOf('label', {
              available: t('available'),
              onDeposit: t('onDeposit'),
              total: t('total'),
            })}
            isDisabled
          >
            {t('available')}
          </LabelButton>
          <LabelButton {...textOf('currency')} isDisabled>
            USDT
          </LabelButton>
        </Inline>
        <Skeleton {...placeOf('shown')}>
          <Amount size="44" value={sample} />
        </Skeleton>
        <WorthSkeleton />
      </Stack>
    );
  }
  return <ShownFigure balance={balance} />;
}

function ShownFigure({ balance }: { balance: Schema<'Balance'> }) {
  const { t, i18n } = useTranslation(balanceMessages);
  const { type, currency, choose, error } = useBalanceChoice(balance);
  const name = figureByType[balance.type];
  const label = t(name);
  const figure = getShownBalance(balance);
  return (
    <Stack gap={1} role="group" aria-label={label}>
      {error && <ProblemBanner error={error} />}
      <Inline justify="between" isUnbroken>
        <Popover
          label={t('choice.title')}
          trigger={<LabelButton>{label}</LabelButton>}
          placement="bottom start"
        >
          <BalanceTypes value={type} onChange={(chosen) => choose({ type: chosen })} />
        </Popover>
        <Popover
          label={t('choice.currency')}
          trigger={<LabelButton>{currency}</LabelButton>}
          placement="bottom end"
        >
          <RadioGroup
            label={t('choice.currency')}
            value={currency}
            onChange={(code) => choose({ currency: code })}
          >
            {Object.entries(balance.currencies).map(([code, figures]) => (
              <Radio key={code} value={code}>
                {formatMoney(figures[name], i18n.language)}
              </Radio>
            ))}
          </RadioGroup>
        </Popover>
      </Inline>
      {figure ? (
        <Amount size="44" precision="glance" value={figure} />
      ) : (
        <Text size={24}>{t('unknown')}</Text>
      )}
      <Worth balance={balance} />
      {/* Of what the line above it says: all currencies, or the one figure. */}
      {figure && (
        <AboutAmount
          of={
            convertedTotal(balance) ? Object.values(balance.currencies).map(({ total }) => total) : [figure]
          }
        />
      )}
    </Stack>
  );
}

function NextSkeleton() {
  const { t } = useTranslation(messages);
  return (
    <div>
      <Text size={16} weight="medium">
        <Skeleton>{t('next.none')}</Skeleton>
      </Text>
      <Text>
        <Skeleton>{t('next.condition.deposit')}</Skeleton>
      </Text>
    </div>
  );
}

function Actions({ hrefs }: { hrefs: HorizonProps['hrefs'] }) {
  const { t } = useTranslation(messages);
  return (
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
}

// On a phone the second part has room for a sentence of any length, so that nothing below moves when it is known.
const Lead = styled('div')`
  display: grid;
  gap: ${token.space4};
  align-content: space-between;
  min-inline-size: 0;

  & > div + div {
    padding-block-start: ${token.space4};
    border-block-start: 1px solid ${token.line};
  }

  ${media.small} {
    & > div + div {
      display: grid;
      align-content: center;
      min-block-size: calc(${rem(5.5)} + ${token.space4} + 1px);
    }
  }

  @media (min-width: 1024px) {
    min-block-size: ${rem(19.5)};
  }
`;
