import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { balancePlan } from '../deposit.fixtures.ts';
import { OutcomeByDay } from './OutcomeByDay.tsx';

const meta = preview.meta({
  title: 'Features/Deposit/OutcomeByDay',
  component: OutcomeByDay,
  parameters: { layout: 'padded' },
  args: { terms: balancePlan, body: '1500' },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States cell="wide">
      <State name="a plan">
        <OutcomeByDay terms={balancePlan} body="1500" />
      </State>
      <State name="a long term">
        <OutcomeByDay terms={{ ...balancePlan, timeInDays: 365 }} body="1500" />
      </State>
      <State name="no fee">
        <OutcomeByDay terms={{ ...balancePlan, exitFeePercent: '0' }} body="1500" />
      </State>
    </States>
  ),
});
