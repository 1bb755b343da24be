import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { useFiltersInMemory } from '@meridian/lists';
import { screen, userEvent } from 'storybook/test';
import { SupportRequestPage } from '../request/SupportRequestPage.tsx';
import { pendingWithdrawal } from '../support.fixtures.ts';
import { supportHandlers } from '../support.handlers.ts';
import { supportFilters } from './supportFilters.ts';
import { SupportPage } from './SupportPage.tsx';

function Support() {
  const filters = useFiltersInMemory(supportFilters);
  return <SupportPage filters={filters} newHref="#new" requestHref={(id) => `#${id}`} />;
}

const meta = preview.meta({
  component: Support,
  title: 'Screens/Settings/Support/Requests',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'support',
      purpose: 'Lists what the user asked the support. One request shows its messages and takes another.',
      specification: 'An extension: questions about money are asked and answered in the cabinet',
      rules: [
        'The request that changed last comes first.',
        'While the capability is off, the page does not exist.',
        'Messages are shown as plain text.',
        'A message that was not sent stays in the field, and a lost response never sends it twice.',
        'A closed request takes no more messages.',
        'A message takes up to three photos. They leave the browser with the message, not before, and only their owner and the support see them.',
      ],
    } satisfies ScreenStory,
  },
});

export const Requests = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.goodDay) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.empty) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.loading) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.error) });

const renderRequest = () => <SupportRequestPage id={pendingWithdrawal.id} />;

export const Answered = meta.story({
  render: renderRequest,
  beforeEach: ({ msw }) => msw.use(...supportHandlers.goodDay),
});

/** About nothing that has a number. */
export const WaitingRequest = meta.story({
  render: renderRequest,
  beforeEach: ({ msw }) => msw.use(...supportHandlers.waiting),
});

/** The photos of a message are small, and open large. */
export const WithPhotos = meta.story({
  render: renderRequest,
  beforeEach: ({ msw }) => msw.use(...supportHandlers.photographed),
});

export const PhotoOpen = meta.story({
  render: renderRequest,
  beforeEach: ({ msw }) => msw.use(...supportHandlers.photographed),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: /1 (of|из) 2/ }));
    await screen.findByRole('dialog');
  },
});

export const AddingPhotos = meta.story({
  render: renderRequest,
  beforeEach: ({ msw }) => msw.use(...supportHandlers.goodDay),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: /^(Add photos|Добавить фото)$/ }));
    await screen.findByRole('group', { name: /^(Photos|Фотографии)$/ });
  },
});

export const Closed = meta.story({
  render: renderRequest,
  beforeEach: ({ msw }) => msw.use(...supportHandlers.closed),
});

async function send() {
  await userEvent.type(await screen.findByRole('textbox'), 'It arrived.');
  await userEvent.click(screen.getByRole('button', { name: /^(Send the message|Отправить сообщение)$/ }));
  await screen.findByRole('alert');
}

/** The text stays. */
export const SendingFails = meta.story({
  render: renderRequest,
  beforeEach: ({ msw }) => msw.use(...supportHandlers.sendingFails),
  play: send,
});

export const ClosedMeanwhile = meta.story({
  render: renderRequest,
  beforeEach: ({ msw }) => msw.use(...supportHandlers.closedMeanwhile),
  play: send,
});

export const RequestLoading = meta.story({
  render: renderRequest,
  beforeEach: ({ msw }) => msw.use(...supportHandlers.loading),
});

export const Missing = meta.story({
  render: renderRequest,
  beforeEach: ({ msw }) => msw.use(...supportHandlers.missing),
});

export const RequestFailed = meta.story({
  render: renderRequest,
  beforeEach: ({ msw }) => msw.use(...supportHandlers.error),
});
