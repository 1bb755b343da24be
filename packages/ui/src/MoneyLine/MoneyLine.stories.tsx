import styled from '@emotion/styled';
import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { inkRules } from '../inkRules.ts';
import { Stack } from '../Stack/Stack.tsx';
import * as token from '../tokens/tokens.ts';
import { MoneyLevels } from './MoneyLevels.tsx';
import { MoneySteps } from './MoneySteps.tsx';
import { MoneyLegend } from './MoneyLegend.tsx';
import { MoneyLine, type MoneyLineProps } from './MoneyLine.tsx';
import type { MoneySegment, MoneyStop } from './moneyMarks.tsx';

const deposit: readonly MoneySegment[] = [
  { state: 'free', from: 0, to: 6 },
  { state: 'held', from: 6, to: 26 },
  { state: 'free', from: 26, to: 32 },
];

const stops: readonly MoneyStop[] = [
  { mark: 'decided', at: 6 },
  { mark: 'lock', at: 26 },
];

const meta = preview.meta({
  title: 'Components/MoneyLine',
  component: MoneyLine,
  subcomponents: { MoneyLegend, MoneyLevels, MoneySteps },
  parameters: { layout: 'padded' },
  args: {
    segments: deposit,
    stops,
    size: 24,
    dotDays: 1,
    label: 'Free for 6 days, held for 20 days, then free',
    start: 'Dec 1',
    end: 'Jan 2',
  } satisfies MoneyLineProps,
});

const states = ['free', 'held', 'coming', 'risk'] as const;

const legend = (
  <MoneyLegend
    items={[
      { mark: 'free', text: 'Free' },
      { mark: 'held', text: 'Held: one dot is a day' },
      { mark: 'decided', text: 'You decided' },
      { mark: 'lock', text: 'Comes free' },
      { mark: 'coming', text: 'On its way' },
      { mark: 'risk', text: 'Can be lost' },
    ]}
  />
);

export const Deposit = meta.story({});

/** At most one dot for 8 px: the legend says how many days it is. */
export const LongTerm = meta.story({
  args: {
    segments: [{ state: 'held', from: 0, to: 180 }],
    stops: [
      { mark: 'decided', at: 0 },
      { mark: 'lock', at: 180 },
    ],
    now: 64,
    dotDays: 7,
    label: 'Held for 180 days, today is day 64',
    start: 'Started on Sep 25',
    end: 'Comes free on Mar 24',
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Stack gap={3}>
        <MoneyLine {...args} />
        <MoneyLegend items={[{ mark: 'held', text: 'Held: one dot is 7 days' }]} />
      </Stack>
    </div>
  ),
});

/** Lines below each other have one scale. */
export const OneScale = meta.story({
  render: () => (
    <Stack gap={5}>
      {[7, 30, 90].map((days) => (
        <MoneyLine
          key={days}
          segments={[{ state: 'held', from: 0, to: days }]}
          stops={[{ mark: 'lock', at: days }]}
          length={90}
          start={`${days} days`}
        />
      ))}
    </Stack>
  ),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States cell="full">
      {states.map((state) => (
        <State key={state} name={state}>
          <MoneyLine segments={[{ state, from: 0, to: 20 }]} label={state} />
        </State>
      ))}
      {([12, 24, 40] as const).map((size) => (
        <State key={size} name={`size ${size}`}>
          <MoneyLine
            segments={[
              { state: 'coming', from: 0, to: 4 },
              ...deposit.map(({ state, from, to }) => ({ state, from: from + 4, to: to + 4 })),
            ]}
            stops={[
              { mark: 'decided', at: 10 },
              { mark: 'lock', at: 30 },
            ]}
            now={16}
            size={size}
            label={`size ${size}`}
          />
        </State>
      ))}
      <State name="from ring to lock, with words">
        <MoneyLine
          segments={[{ state: 'held', from: 0, to: 20 }]}
          stops={[
            { mark: 'decided', at: 0 },
            { mark: 'lock', at: 20 },
          ]}
          size={24}
          start="December 8"
          end="December 28"
        />
      </State>
      <State name="vertical">
        <div style={{ blockSize: 160 }}>
          <MoneyLine segments={deposit} stops={stops} shape="vertical" size={24} label="vertical" />
        </div>
      </State>
      <State name="arc">
        <div style={{ maxWidth: 320, padding: 16 }}>
          <MoneyLine segments={deposit} stops={stops} shape="arc" size={40} label="arc" />
        </div>
      </State>
      <State name="free money of each day">
        <div style={{ blockSize: 120, paddingInlineEnd: 6 }}>
          <MoneySteps
            values={['0', '500', '500', '500', '1250', '1250', '750', '750']}
            label="750.00 USDT is free"
          />
        </div>
      </State>
      <State name="what leaving costs">
        <MoneyLevels
          days={30}
          gain="30"
          loss="50"
          now={12}
          label="Possible outcomes"
          words={{
            end: '1,030 on day 30, if paid in full',
            half: '1,015 if half of the accruals are paid',
            body: '1,000 you put in',
            early: '950 if you leave before day 30',
            lost: '0 if everything is lost',
          }}
        />
      </State>
      <State name="without a fee, short">
        <MoneyLevels
          days={30}
          gain="30"
          loss="0"
          label="Possible outcomes"
          words={{
            end: '1,030 on day 30, if paid in full',
            body: '1,000 you put in',
            early: '1,000 if you leave before day 30',
          }}
        />
      </State>
      <State name="legend">{legend}</State>
      <State name="on ink">
        <Ink>
          <MoneyLine segments={deposit} stops={stops} size={24} dotDays={1} start="Dec 1" end="Jan 2" />
          {legend}
        </Ink>
      </State>
    </States>
  ),
});

const Ink = styled('div')`
  display: grid;
  gap: ${token.space4};
  padding: ${token.space5};
  border-radius: ${token.radiusSheet};
  ${inkRules}
`;
