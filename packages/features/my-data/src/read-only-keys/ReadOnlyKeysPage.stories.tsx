import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { screen, userEvent, within } from 'storybook/test';
import { ReadOnlyKeysPage } from './ReadOnlyKeysPage.tsx';
import { readOnlyKeysHandlers } from './readOnlyKeys.handlers.ts';

const meta = preview.meta({
  component: ReadOnlyKeysPage,
  title: 'Screens/Settings/Read-only keys',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'readOnlyKeys',
      purpose: 'Lets a tax tool read the statement and the operations, and takes it back.',
      specification: 'An extension: records for taxes without giving away the password',
      rules: [
        'A key is shown once. The list has how it begins.',
        'What a key can and cannot do is said before it is created and where it is shown.',
        'Revoking works at once and needs no confirmation of the session: it takes access away.',
      ],
    } satisfies ScreenStory,
  },
  decorators: [inToasts],
});

/** One was never used, one has ended. */
export const Keys = meta.story({
  beforeEach: ({ msw }) => msw.use(...readOnlyKeysHandlers.goodDay),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...readOnlyKeysHandlers.empty),
});

/** No further key can be created. */
export const Full = meta.story({
  beforeEach: ({ msw }) => msw.use(...readOnlyKeysHandlers.full),
});

async function create() {
  await userEvent.click(await screen.findByRole('button', { name: /^(Create a key|Создать ключ)$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox'), 'Tax tool');
  await userEvent.click(await dialog.findByRole('radio', { name: /^90/ }));
  return dialog;
}

const submit = { name: /^(Create the key|Создать ключ)$/ };

/** How long it works is chosen with its last day. */
export const Creating = meta.story({
  beforeEach: ({ msw }) => msw.use(...readOnlyKeysHandlers.empty),
  async play() {
    await create();
  },
});

/** The only time that the key can be seen. */
export const ShownOnce = meta.story({
  beforeEach: ({ msw }) => msw.use(...readOnlyKeysHandlers.empty),
  async play() {
    const dialog = await create();
    await userEvent.click(await dialog.findByRole('button', submit));
    await screen.findByText(/^read_/);
  },
});

export const LimitReached = meta.story({
  beforeEach: ({ msw }) => msw.use(...readOnlyKeysHandlers.limitReached),
  async play() {
    const dialog = await create();
    await userEvent.click(await dialog.findByRole('button', submit));
    await screen.findByRole('alert');
  },
});

/** The key is not revoked while the connection is lost, and the dialog stays. */
export const RevokingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...readOnlyKeysHandlers.revokingFails),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: /Tax tool/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(Revoke the key|Отозвать ключ)$/ }));
    await screen.findByRole('alert');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...readOnlyKeysHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...readOnlyKeysHandlers.error),
});
