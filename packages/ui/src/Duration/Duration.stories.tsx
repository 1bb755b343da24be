import preview from '#.storybook/preview';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { Duration } from './Duration.tsx';

const meta = preview.meta({
  title: 'Components/Duration',
  component: Duration,
  parameters: { layout: 'padded' },
});

const lengths = [45, 60, 300, 3_600, 5_400, 86_400, 259_200];

export const Minutes = meta.story({ args: { seconds: 300 } });

/** A day is 24 hours; an hour and a half is 90 minutes, not rounded. */
export const AllUnits = meta.story({
  args: { seconds: 0 },
  render: () => (
    <KeyValueList
      items={lengths.map((seconds) => ({
        id: `${seconds}`,
        term: `${seconds}`,
        value: <Duration seconds={seconds} />,
      }))}
    />
  ),
});
