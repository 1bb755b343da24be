import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn } from '#.storybook/useSay';
import { expect } from 'storybook/test';
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

/** The same moment is already the next day in Moscow. */
export const InMoscow = meta.story({
  args: { precision: 'day', timeZone: 'Europe/Moscow' },
  async play({ canvasElement, globals }) {
    const say = sayIn(globals.language);
    await expect(canvasElement.querySelector('time')).toHaveTextContent(
      say('Oct 15, 2026', '15 окт. 2026 г.'),
    );
  },
});

/** A date without time is the same day in every zone. */
export const DayAlone = meta.story({
  args: { value: '2026-10-14', precision: 'day', timeZone: 'America/New_York' },
  async play({ canvasElement, globals }) {
    const say = sayIn(globals.language);
    await expect(canvasElement.querySelector('time')).toHaveTextContent(
      say('Oct 14, 2026', '14 окт. 2026 г.'),
    );
  },
});

/** An unknown zone falls back to UTC, and the text says so. */
export const UnknownZone = meta.story({
  args: { timeZone: 'Mars/Olympus' },
  async play({ canvasElement, globals }) {
    const say = sayIn(globals.language);
    await expect(canvasElement.querySelector('time')).toHaveTextContent(
      say('Oct 14, 2026, 9:30 PM UTC', '14 окт. 2026 г., 21:30 UTC'),
    );
  },
});

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
