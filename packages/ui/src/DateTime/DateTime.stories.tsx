import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateTime } from './DateTime.tsx';

const meta = preview.meta({
  title: 'Components/DateTime',
  component: DateTime,
  parameters: { layout: 'padded' },
  args: { value: '2026-10-14T21:30:45Z', timeZone: 'UTC' },
});

export const ToTheMinute = meta.story();

export const ToTheDay = meta.story({ args: { precision: 'day' } });

export const ToTheSecond = meta.story({ args: { precision: 'second' } });

/** The same moment is already the next day there. */
export const InMoscow = meta.story({
  args: { precision: 'day', timeZone: 'Europe/Moscow' },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('time')).toHaveTextContent('Oct 15, 2026');
  },
});

export const AllStates = meta.story({
  globals: { language: 'ru' },
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ value }) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {(['day', 'minute', 'second'] as const).map((precision) => (
        <DateTime key={precision} value={value} precision={precision} timeZone="Europe/Moscow" />
      ))}
    </div>
  ),
});
