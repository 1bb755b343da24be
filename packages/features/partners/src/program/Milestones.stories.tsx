import type { DecimalString } from '@meridian/money';
import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { Amount } from '@meridian/ui';
import { type Milestone, Milestones, type MilestonesProps } from './Milestones.tsx';

const usdt = (amount: DecimalString) => <Amount value={{ amount, currency: 'USDT' }} />;

const tiers = [
  { at: '10000', award: '100' },
  { at: '50000', award: '600' },
  { at: '250000', award: '3500' },
  { at: '1000000', award: '16000' },
] as const;

const makeMilestones = (reachedCount: number): Milestone[] =>
  tiers.map(({ at, award }, index) => ({
    id: at,
    label: `Tier ${index + 1}`,
    isReached: index < reachedCount,
    hint: <>From {usdt(at)}</>,
    value: usdt(award),
  }));

const words = {
  label: 'Tiers of the bonus programme',
  reachedLabel: 'Reached',
};

const meta = preview.meta({
  title: 'Features/Partners/Milestones',
  component: Milestones,
  parameters: { layout: 'padded' },
  args: {
    ...words,
    milestones: makeMilestones(1),
  } satisfies MilestonesProps,
});

export const Turnover = meta.story();

export const LongWords = meta.story({
  args: {
    milestones: ['1', '2'].map((id) => ({
      id,
      label: 'Достопримечательностепоклонничество',
      isReached: true,
      hint: 'Превысокомногорассмотрительствующая',
      value: usdt('1234567890123456789012.000000000000000001'),
    })),
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Milestones {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    return (
      <States cell="full">
        <State name="on the way to the second">
          <Milestones {...words} milestones={makeMilestones(1)} />
        </State>
        <State name="nothing reached">
          <Milestones {...words} milestones={makeMilestones(0)} />
        </State>
        <State name="all reached">
          <Milestones {...words} milestones={makeMilestones(4)} />
        </State>
      </States>
    );
  },
});
