import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { RelativeTime } from './RelativeTime.tsx';

const meta = preview.meta({
  title: 'Components/RelativeTime',
  component: RelativeTime,
  parameters: { layout: 'padded' },
  args: { value: '2026-10-15T11:55:00Z', timeZone: 'UTC' },
});

export const MinutesAgo = meta.story();

export const EmptyText = meta.story({ args: { value: '' } });

/** Labelled with the moment. In stories it is always 15 October 2026, 12:00 UTC. */
const moments = [
  '2026-10-15T11:59:40Z',
  '2026-10-15T11:55:00Z',
  '2026-10-15T09:00:00Z',
  '2026-10-12T12:00:00Z',
  '2026-10-01T12:00:00Z',
  '2026-06-15T12:00:00Z',
  '2023-10-15T12:00:00Z',
  '2026-10-15T13:30:00Z',
  '2026-11-14T12:00:00Z',
] as const;

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States>
      {moments.map((value) => (
        <State key={value} name={value}>
          <RelativeTime value={value} timeZone="UTC" />
        </State>
      ))}
      <State name="no moment">
        <RelativeTime value="" />
      </State>
    </States>
  ),
});
