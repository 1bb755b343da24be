import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { fn, screen, userEvent, within } from 'storybook/test';
import { DataPage } from './DataPage.tsx';
import { myDataHandlers } from './myData.handlers.ts';

const meta = preview.meta({
  component: DataPage,
  title: 'Screens/Settings/My data',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'myData',
      purpose: 'Downloads everything about the person, and closes the account.',
      specification: 'An extension: the right to a copy of the data, and to leave',
      rules: [
        'Terms and what happens to the data are the words of the server.',
        'Cancelling the closing is as easy as closing it, and possible on every page until the day.',
        'A condition that is not met names what is in the way, and links to it.',
      ],
    } satisfies ScreenStory,
  },
  args: {
    hrefs: {
      deposits_open: '#deposits',
      refills_waiting: '#refill',
      withdrawals_pending: '#withdrawal',
      balance_not_empty: '#withdrawal',
    },
    onChange: fn(),
  },
  decorators: [inToasts],
});

/** All conditions are met. */
export const Possible = meta.story({
  beforeEach: ({ msw }) => msw.use(...myDataHandlers.possible),
});

/** Deposits, a withdrawal and money are in the way. */
export const InTheWay = meta.story({
  beforeEach: ({ msw }) => msw.use(...myDataHandlers.inTheWay),
});

export const Scheduled = meta.story({
  beforeEach: ({ msw }) => msw.use(...myDataHandlers.scheduled),
});

const closeButton = { name: /^(Close the account|Закрыть аккаунт)$/ };

/** The question before the closing is scheduled. */
export const Asking = meta.story({
  beforeEach: ({ msw }) => msw.use(...myDataHandlers.possible),
  async play() {
    await userEvent.click(await screen.findByRole('button', closeButton));
    await screen.findByRole('alertdialog');
  },
});

/** Money came in meanwhile. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(...myDataHandlers.refused),
  async play() {
    await userEvent.click(await screen.findByRole('button', closeButton));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await question.findByRole('button', closeButton));
    await screen.findByRole('alert');
  },
});

/** The archive could not be put together. */
export const NotDownloaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...myDataHandlers.noArchive),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: /^(Download|Скачать)/ }));
    await screen.findByRole('alert');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...myDataHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...myDataHandlers.error),
});
