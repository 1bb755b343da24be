import { localDay, useDayTitle, useToday } from '@meridian/i18n';
import {
  Amount,
  daysPerDot,
  Inline,
  MoneyLegend,
  MoneyLine,
  MoneySteps,
  Popover,
  Radio,
  RadioGroup,
  Skeleton,
} from '@meridian/ui';
import { media, plainList, styled, UnstyledLink } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { LabelButton } from './LabelButton.tsx';
import { daysAhead, daysUntil, type Lane, type readLanes } from './lanes.ts';
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
  const today = useToday();
  const dayOf = useDayTitle('short');
  const [isTable, setTable] = useState(false);
  const { history, hasHistoryFailed, range, setRange, isSettled } = home;
  const points = isSettled ? history?.points : undefined;
  const lanes = ahead?.lanes ?? [];
  const days = daysAhead(lanes, today);
  const dotDays = daysPerDot(days, LEAST_WIDTH);
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
              label={t('horizon.past', { first: dayOf(points[0]?.date ?? today) })}
            />
          )}
          {hasHistoryFailed && <small>{t('horizon.failed')}</small>}
        </Past>
        <Lanes aria-label={t('horizon.ahead')}>
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
        <span>{dayOf(points?.[0]?.date ?? today)}</span>
        <span data-today>{t('horizon.today')}</span>
        {ahead && ahead.more > 0 && (
          <UnstyledLink href={hrefs.deposits}>{t('horizon.more', { count: ahead.more })}</UnstyledLink>
        )}
      </Axis>
      <MoneyLegend
        items={[
          { mark: 'free', text: t('horizon.free') },
          ...(hasDeposits || !isSettled
            ? [
                { mark: 'held' as const, text: t('horizon.held', { count: dotDays }) },
                { mark: 'lock' as const, text: t('horizon.comesFree') },
              ]
            : []),
        ]}
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

/** Of the room for a line; the words need the rest. */
const LONGEST = 54;

function LaneRow({ lane, days, dotDays, today, hrefs }: LaneRowProps) {
  const { t } = useTranslation(messages);
  const dayOf = useDayTitle('short');
  switch (lane.kind) {
    case 'refill':
      return (
        <LaneOf
          href={lane.count === 1 ? `${hrefs.refill}/${lane.refill.id}` : hrefs.refill}
          width={16}
          line={<MoneyLine segments={[{ state: 'coming', from: 0, to: 1 }]} />}
          title={t('horizon.refill', { count: lane.count })}
          detail={lane.count === 1 && <Amount value={lane.refill.requestedAmount} precision="glance" />}
        />
      );
    case 'setAside':
      return (
        <LaneOf
          href={hrefs.withdrawal}
          width={16}
          line={<MoneyLine segments={[{ state: 'coming', from: 0, to: 1 }]} />}
          title={t('horizon.setAside')}
          detail={<Amount value={lane.amount} precision="glance" />}
        />
      );
    case 'subscription': {
      const left = Math.max(1, daysUntil(lane.at, today));
      return (
        <LaneOf
          href={hrefs.subscription}
          width={(left / days) * LONGEST}
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
    case 'deposit': {
      const { id, plan, totalBody, autoinvestment } = lane.deposit;
      const left = Math.max(1, daysUntil(lane.at, today));
      return (
        <LaneOf
          href={`${hrefs.deposits}/${id}`}
          width={(left / days) * LONGEST}
          line={
            <MoneyLine
              segments={[{ state: 'held', from: 0, to: left }]}
              stops={[{ mark: 'lock', at: left }]}
              dotDays={dotDays}
            />
          }
          title={`${dayOf(localDay(lane.at))} · ${plan.name}`}
          detail={
            <>
              <Amount value={totalBody} precision="glance" />
              <span data-condition>{t(autoinvestment ? 'horizon.renews' : 'horizon.holds')}</span>
            </>
          }
        />
      );
    }
  }
}

interface LaneOfProps {
  href: string;
  /** In percent. */
  width: number;
  line: ReactNode;
  title: string;
  detail: ReactNode;
}

const LaneOf = ({ href, width, line, title, detail }: LaneOfProps) => (
  <li>
    <span style={{ flexBasis: `max(24px, ${width}%)` }}>{line}</span>
    <span>
      <UnstyledLink href={href}>{title}</UnstyledLink>
      <small>{detail}</small>
    </span>
  </li>
);

const LaneSkeletons = () => (
  <>
    {[20, 28, 36].map((width) => (
      <li key={width} aria-hidden>
        <span style={{ flexBasis: `${width}%` }}>
          <MoneyLine segments={[{ state: 'held', from: 0, to: width }]} dotDays={3} />
        </span>
        <span>
          <Skeleton>00 000 · 00000</Skeleton>
          <small>
            <Skeleton>1,000.00 USDT</Skeleton>
          </small>
        </span>
      </li>
    ))}
  </>
);

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

// A long amount takes room from its line. The link of a lane covers all of it.
const Lanes = styled('ol')`
  ${plainList}
  display: flex;
  flex-direction: column;
  gap: ${token.space1};
  justify-content: center;
  min-inline-size: 0;
  padding-block: ${token.space2};
  padding-inline-start: ${token.space2};

  & > li {
    display: flex;
    position: relative;
    gap: ${token.space2};
    align-items: center;
    min-block-size: ${token.space8};
    border-radius: ${token.radiusControl};
  }

  & > li:hover {
    background: ${token.surfaceHover};
  }

  & > li > span:first-of-type:not(:only-child) {
    flex: 0 1 auto;
    min-inline-size: ${token.space6};
  }

  & > li > span:last-child {
    flex: 1 0 min-content;
    max-inline-size: 100%;
  }

  a {
    display: inline-block;
    color: ${token.ink};
    font-weight: ${token.weightStrong};
    text-decoration: none;
  }

  a::first-letter {
    text-transform: uppercase;
  }

  a::after {
    position: absolute;
    inset: 0;
    border-radius: ${token.radiusControl};
    content: '';
  }

  a[data-focus-visible] {
    outline: none;
  }

  a[data-focus-visible]::after {
    outline: 2px solid ${token.focus};
  }

  small {
    display: block;
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  ${media.small} {
    & > li:nth-of-type(n + 4) {
      display: none;
    }

    [data-condition] {
      display: none;
    }
  }
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
`;
