import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { fill } from '#.storybook/fill';
import { useSay } from '#.storybook/useSay';
import { LayoutDashboardIcon, ListIcon, SettingsIcon, SproutIcon } from '@meridian/ui';
import { useCallback } from 'react';
import { fn, screen } from 'storybook/test';
import { FindDialog, type FindDialogProps } from './FindDialog.tsx';
import { hrefs } from './find.fixtures.ts';
import { findHandlers } from './find.handlers.ts';

async function type(text: string) {
  await fill(await screen.findByRole('combobox', { name: /^(Search|Поиск)$/ }), text);
}

const meta = preview.meta({
  title: 'Features/Find/FindDialog',
  component: FindDialog,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false, modes: screenModes } },
  render: function InLanguage(args) {
    const say = useSay();
    const pages = [
      { id: 'cabinet', label: say('Cabinet', 'Кабинет'), icon: LayoutDashboardIcon, isSection: true },
      { id: 'deposits', label: say('Deposits', 'Депозиты'), icon: SproutIcon, isSection: true },
      { id: 'operations', label: say('Operations', 'Операции'), icon: ListIcon, isSection: true },
      { id: 'settings', label: say('Settings', 'Настройки'), icon: SettingsIcon, isSection: true },
      { id: 'refillHistory', label: say('Refill history', 'История пополнений') },
      { id: 'depositsOfDay', label: say('Statement', 'Выписка') },
    ];
    const question = say('How long does a refill take?', 'Сколько времени занимает пополнение?');
    const findQuestions = useCallback(
      async (query: string) =>
        /refill|пополн/i.test(query) ? [{ id: 'refill-time', question, href: '#refill-time' }] : [],
      [question],
    );
    return (
      <FindDialog
        {...args}
        findQuestions={findQuestions}
        pages={pages.map((page) => ({ ...page, href: `#${page.id}` }))}
      />
    );
  },
  args: {
    pages: [],
    hrefs,
    findQuestions: async () => [],
    onShortcuts: fn(),
    onClose: fn(),
  } satisfies FindDialogProps,
  beforeEach: ({ msw }) => msw.use(...findHandlers.goodDay),
});

/** Before anything is typed: the sections, and what can be found. */
export const Opened = meta.story({
  async play() {
    await screen.findByRole('dialog');
  },
});

export const ByAmount = meta.story({
  async play() {
    await type('1250.5');
    await screen.findByRole('option', { name: /^(Refill|Пополнение)/ });
  },
});

export const ByWord = meta.story({
  async play() {
    await type('refill');
    await screen.findByRole('option', { name: /How long|Сколько/ });
  },
});

/** A day with more operations than fit: the last result is the whole day. */
export const BusyDay = meta.story({
  beforeEach: ({ msw }) => msw.use(...findHandlers.busyDay),
  async play() {
    await type('2026-10-02');
    await screen.findByRole('option', { name: /^(All operations|Все операции)/ });
  },
});

export const Nothing = meta.story({
  async play() {
    await type('404404');
    await screen.findByText(/404404[”»]/);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...findHandlers.loading),
  async play() {
    await type('1250.5');
    await screen.findByText(/^(Searching|Ищем)$/);
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...findHandlers.error),
  async play() {
    await type('1250.5');
    await screen.findByRole('button', { name: /again|повтор|ещё раз/i });
  },
});
