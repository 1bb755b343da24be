import { localDay, useDayTitle, useToday } from '@meridian/i18n';
import { isZero } from '@meridian/money';
import {
  daysAhead,
  daysUntil,
  DepositLane,
  Lane as LaneOf,
  Lanes,
  LaneSkeletons,
  messages as statusMessages,
} from '@meridian/statuses';
import {
  Amount,
  daysPerDot,
  Inline,
  LabelButton,
  MoneyLegend,
  MoneyLine,
  MoneySteps,
  Popover,
  Radio,
  RadioGroup,
  Skeleton,
} from '@meridian/ui';
import { media, styled, UnstyledLink } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { isDated, type Lane, type readLanes } from './lanes.ts';
import { useHeldMarks } from './useHeldMarks.ts';
import { ranges, type useHome } from './useHome.ts';

/** Few people open it. */
const HorizonTable = lazy(() => import('./HorizonTable.tsx'));

interface HorizonChartProps {
  home: Pick<ReturnType<typeof useHome>, 'history' | 'hasHistoryFailed' | 'range' | 'setRange' | 'isSettled'>;
  /** Undefined while loading, or if it could not be read. */
  ahead: ReturnType<typeof readLanes> | undefined;
  hrefs: { refill: string; withdrawal: string; deposits: string; subscription: string };
}

/** The least width of the longest line, on a phone. */
const LEAST_WIDTH = 120;

/** Until today the free balance, from today a line for each deposit to the day it comes free. A table has every value. */
export function HorizonChart({ home, ahead, hrefs }: HorizonChartProps) {
  const { t } = useTranslation(messages);
  const { t: tStatus } = useTranslation(statusMessages);
  const today = useToday();
  const dayOf = useDayTitle('short');
  const [isTable, setTable] = useState(false);
  const { history, hasHistoryFailed, range, setRange, isSettled } = home;
  const points = isSettled ? history?.points : undefined;
  const first = points?.[0];
  const lanes = ahead?.lanes ?? [];
  const days = daysAhead(
    lanes.filter(isDated).map(({ at }) => at),
    today,
  );
  const dotDays = daysPerDot(days, LEAST_WIDTH);
  const heldMarks = useHeldMarks(dotDays);
  const hasDeposits = lanes.some(({ kind }) => kind === 'deposit');
  return (
    <Root aria-label={t('horizon.title')}>
      <Inline justify="between" isUnbroken>
        <Popover
          label={t('horizon.range')}
          placement="bottom start"
          trigger={<LabelButton>{t(`horizon.of${range}`)}</LabelButton>}
        >
          <RadioGroup
            label={t('horizon.range')}
            value={range}
            onChange={(key) => {
              const chosen = ranges.find((known) => known === key);
              if (chosen) setRange(chosen);
            }}
          >
            {ranges.map((known) => (
              <Radio key={known} value={known}>
                {t(`horizon.of${known}`)}
              </Radio>
            ))}
          </RadioGroup>
        </Popover>
        <LabelButton aria-expanded={isTable} isDisabled={!isSettled} onPress={() => setTable(!isTable)}>
          {t('horizon.table')}
        </LabelButton>
      </Inline>
      <Plot>
        <Past>
          {points && (
            <MoneySteps
              values={points.map(({ available }) => available.amount)}
              label={t('horizon.past', { first: dayOf(first?.date ?? today) })}
            />
          )}
          {hasHistoryFailed && <small>{t('horizon.failed')}</small>}
        </Past>
        <Lanes aria-label={tStatus('ahead.title')}>
          {isSettled ? (
            lanes.map((lane) => (
              <LaneRow key={lane.id} lane={lane} days={days} dotDays={dotDays} today={today} hrefs={hrefs} />
            ))
          ) : (
            <LaneSkeletons />
          )}
          {isSettled && lanes.length === 0 && <li>{t(ahead ? 'horizon.nothing' : 'horizon.unknown')}</li>}
        </Lanes>
      </Plot>
      <Axis>
        <div>
          <span>{dayOf(first?.date ?? today)}</span>
          {first && !isZero(first.available.amount) && (
            <span data-value>
              <span>{' · '}</span>
              <Amount value={first.available} precision="glance" />
            </span>
          )}
        </div>
        <span data-today>{t('horizon.today')}</span>
        {ahead && ahead.more > 0 && (
          <UnstyledLink href={hrefs.deposits}>{tStatus('ahead.more', { count: ahead.more })}</UnstyledLink>
        )}
      </Axis>
      <MoneyLegend
        items={[{ mark: 'free', text: t('horizon.free') }, ...(hasDeposits || !isSettled ? heldMarks : [])]}
      />
      {isTable && points && (
        <Suspense fallback={<Skeleton>{t('horizon.table')}</Skeleton>}>
          <HorizonTable points={points} lanes={lanes} />
        </Suspense>
      )}
    </Root>
  );
}

interface LaneRowProps {
  lane: Lane;
  days: number;
  dotDays: ReturnType<typeof daysPerDot>;
  today: string;
  hrefs: HorizonChartProps['hrefs'];
}

function LaneRow({ lane, days, dotDays, today, hrefs }: LaneRowProps) {
  const { t } = useTranslation(messages);
  const dayOf = useDayTitle('short');
  switch (lane.kind) {
    case 'refill':
      return (
        <LaneOf
          target={{ href: lane.count === 1 ? `${hrefs.refill}/${lane.refill.id}` : hrefs.refill }}
          share={0.3}
          line={<MoneyLine segments={[{ state: 'coming', from: 0, to: 1 }]} />}
          title={t('horizon.refill', { count: lane.count })}
          detail={lane.count === 1 && <Amount value={lane.refill.requestedAmount} precision="glance" />}
        />
      );
    case 'setAside':
      return (
        <LaneOf
          target={{ href: hrefs.withdrawal }}
          share={0.3}
          line={<MoneyLine segments={[{ state: 'coming', from: 0, to: 1 }]} />}
          title={t('horizon.setAside')}
          detail={<Amount value={lane.amount} precision="glance" />}
        />
      );
    case 'subscription': {
      const left = Math.max(1, daysUntil(lane.at, today));
      return (
        <LaneOf
          target={{ href: hrefs.subscription }}
          share={left / days}
          line={
            <MoneyLine
              segments={[{ state: 'free', from: left - 0.01, to: left }]}
              stops={[{ mark: 'decided', at: left }]}
            />
          }
          title={dayOf(localDay(lane.at))}
          detail={t('horizon.subscription')}
        />
      );
    }
    case 'deposit':
      return (
        <DepositLane
          target={{ href: `${hrefs.deposits}/${lane.deposit.id}` }}
          deposit={lane.deposit}
          days={days}
          dotDays={dotDays}
        />
      );
  }
}

const Root = styled('figure')`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  gap: ${token.space3};
  min-inline-size: 0;
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};
`;

const columns = 'minmax(0, 1fr) minmax(0, 2fr)';

// As high as six lanes, on a phone as three.
const Plot = styled('div')`
  display: grid;
  grid-template-columns: ${columns};
  min-block-size: 232px;
  border-block-end: 1px solid ${token.lineStrong};

  ${media.small} {
    min-block-size: 152px;
  }
`;

const Past = styled('div')`
  min-inline-size: 0;
  padding-block-start: ${token.space3};
  border-inline-end: 1px dashed ${token.lineStrong};
`;

const Axis = styled('div')`
  display: grid;
  grid-template-columns: ${columns};

  & > * {
    grid-row: 1;
  }

  & > [data-today] {
    grid-column: 2;
    padding-inline-start: ${token.space2};
    color: ${token.ink};
    font-weight: ${token.weightStrong};
  }

  & > a {
    grid-column: 2;
    justify-self: end;
    color: ${token.accentText};
  }

  ${media.small} {
    [data-value] {
      display: none;
    }
  }
`;
