import type { DecimalString } from '@meridian/money';
import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { Amount } from '@meridian/ui';
import { expect } from 'storybook/test';
import { type Milestone, Milestones, type MilestonesProps } from './Milestones.tsx';

const usdt = (amount: DecimalString) => <Amount value={{ amount, currency: 'USDT' }} />;

const tiers = [
  { at: '10000', award: '100' },
  { at: '50000', award: '600' },
  { at: '250000', award: '3500' },
  { at: '1000000', award: '16000' },
] as const;

const milestonesIn = (say: Say, reachedCount: number): Milestone[] =>
  tiers.map(({ at, award }, index) => ({
    id: at,
    label: say(`Tier ${index + 1}`, `Ступень ${index + 1}`),
    at,
    isReached: index < reachedCount,
    hint: (
      <>
        {say('From', 'От')} {usdt(at)}
      </>
    ),
    value: usdt(award),
  }));

const wordsIn = (say: Say) => ({
  label: say('Tiers of the bonus programme', 'Ступени бонусной программы'),
  reachedLabel: say('Reached', 'Достигнута'),
});

const meta = preview.meta({
  title: 'Features/Partners/Milestones',
  component: Milestones,
  parameters: {
    layout: 'padded',
    inRussian: { ...wordsIn(sayIn('ru')), milestones: milestonesIn(sayIn('ru'), 1) },
  },
  args: {
    ...wordsIn(sayIn('en')),
    reached: '30000',
    milestones: milestonesIn(sayIn('en'), 1),
  } satisfies MilestonesProps,
});

export const Turnover = meta.story();

export const LongWords = meta.story({
  args: {
    reached: '1',
    milestones: ['1', '2'].map((id) => ({
      id,
      label: 'Достопримечательностепоклонничество',
      at: '1234567890123456789012',
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

/** Every part has the same length, and is filled by the share of the way from the milestone before. */
export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const words = wordsIn(say);
    return (
      <States cell="full">
        <State name="on the way to the second">
          <Milestones {...words} reached="30000" milestones={milestonesIn(say, 1)} />
        </State>
        <State name="nothing reached">
          <Milestones {...words} reached="0" milestones={milestonesIn(say, 0)} />
        </State>
        <State name="all reached">
          <Milestones {...words} reached="2000000" milestones={milestonesIn(say, 4)} />
        </State>
        <State name="not known yet">
          <Milestones {...words} reached={undefined} milestones={milestonesIn(say, 0)} />
        </State>
      </States>
    );
  },
  async play({ canvas }) {
    const [first] = canvas.getAllByRole('list');
    const shares = [...first!.querySelectorAll<HTMLElement>('[aria-hidden] > span')].map(
      ({ style }) => style.inlineSize,
    );
    await expect(shares).toEqual(['100%', '50%', '0%', '0%']);
  },
});
