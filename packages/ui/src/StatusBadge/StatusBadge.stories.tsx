import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { StatusBadge, type StatusState } from './StatusBadge.tsx';

const meta = preview.meta({
  title: 'Components/StatusBadge',
  component: StatusBadge,
  parameters: { layout: 'padded' },
});

export const InProcess = meta.story({
  args: { state: 'working', label: 'In process' },
});

export const LongWords = meta.story({
  args: { state: 'checking', label: 'Достопримечательностепоклонничество на дополнительной проверке' },
  render: (args) => (
    <div style={{ maxWidth: 160 }}>
      <StatusBadge {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  args: InProcess.input.args,
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const words = {
      waiting: 'Waiting',
      working: 'In work',
      checking: 'On inspection',
      held: 'Held',
      closed: 'Closed',
      over: 'Cancelled',
      done: 'Replenished',
      attention: 'Not confirmed',
      failed: 'Rejected',
    } satisfies Record<StatusState, string>;
    return (
      <States>
        {Object.entries(words).map(([state, label]) => (
          <State key={state} name={state}>
            <StatusBadge state={state as StatusState} label={label} />
          </State>
        ))}
      </States>
    );
  },
});
