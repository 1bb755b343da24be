import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { DateTime } from './DateTime.tsx';

const meta = preview.meta({
  title: 'Components/DateTime',
  component: DateTime,
  parameters: { layout: 'padded' },
  args: { value: '2026-10-14T21:30:45Z', timeZone: 'UTC' },
});

export const ToTheMinute = meta.story();

export const EmptyText = meta.story({ args: { value: '' } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ value }) => (
    <States>
      {(['day', 'minute', 'second'] as const).map((precision) => (
        <State key={precision} name={`to the ${precision}`}>
          <DateTime value={value} precision={precision} timeZone="Europe/Moscow" />
        </State>
      ))}
      <State name="a day alone">
        <DateTime value="2026-11-12" precision="day" />
      </State>
      <State name="no moment">
        <DateTime value="" />
      </State>
    </States>
  ),
});
