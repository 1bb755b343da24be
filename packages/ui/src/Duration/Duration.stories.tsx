import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { Duration } from './Duration.tsx';

const meta = preview.meta({
  title: 'Components/Duration',
  component: Duration,
  parameters: { layout: 'padded' },
  args: { seconds: 300 },
});

export const Minutes = meta.story();

const lengths = [0, 1, 45, 60, 300, 3_600, 5_400, 86_400, 259_200, 2_592_000];

/** A day is 24 hours. An hour and a half is 90 minutes, not rounded. */
export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States cell="narrow">
      {lengths.map((seconds) => (
        <State key={seconds} name={`${seconds}`}>
          <Duration seconds={seconds} />
        </State>
      ))}
    </States>
  ),
});
