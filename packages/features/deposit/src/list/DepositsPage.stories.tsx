import { fn, screen, userEvent } from 'storybook/test';
import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { filterState, useDetailsInMemory } from '@meridian/lists';
import { depositHandlers } from '../deposit.handlers.ts';
import { DepositsPage } from './DepositsPage.tsx';
import { depositsFilters } from './depositsFilters.ts';

async function openDetails(row: number) {
  const rows = await screen.findAllByRole('button', { name: /Details of|Подробности депозита/ });
  await userEvent.click(rows[row] ?? screen.getByRole('table'));
  await screen.findByRole('dialog');
}

async function askForPart() {
  await askToClose();
  await userEvent.click(await screen.findByRole('radio', { name: /^(A part of it|Часть депозита)$/ }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: /^(Part to close|Какую часть закрыть)/ }),
    '400',
  );
  await screen.findByRole('button', { name: /^(Close the part and receive|Закрыть часть и получить)/ });
}

async function askToClose() {
  await openDetails(1);
  await userEvent.click(screen.getByRole('button', { name: /^(Close early|Закрыть досрочно)$/ }));
  await screen.findByRole('alertdialog');
}

async function chooseNextTerm() {
  await openDetails(1);
  await userEvent.click(
    await screen.findByRole('button', {
      name: /^(Choose what happens at the end|Выбрать, что будет в конце срока)$/,
    }),
  );
  await screen.findByRole('radiogroup', { name: /^(Plan of the new deposit|План нового депозита)$/ });
}

async function confirmClosing() {
  await askToClose();
  await userEvent.click(await screen.findByRole('button', { name: /925/ }));
}

const meta = preview.meta({
  component: DepositsPage,
  render: function InMemory(args) {
    return <DepositsPage {...args} details={useDetailsInMemory()} />;
  },
  title: 'Screens/Cabinet/Deposits',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'deposits',
      purpose: 'Shows the deposits: what each holds, what it has accrued, and when it unlocks.',
      specification: '2, Deposits; 4, deposit statuses; 1, accruals are held until the end',
      rules: [
        'An accrual is held until the end of the term. It is never added to the available balance before.',
        'Closing early shows the exact receipt first: the body, the accruals that are lost, the amount that is paid.',
        'The next four to become available share one scale of days. The table has all of them.',
        'A status is an icon and a word, never color alone.',
      ],
      parts: { 'deposit/src/details': 'the drawer', 'deposit/src/close': 'closing early' },
    } satisfies ScreenStory,
  },
  args: {
    details: { id: undefined, row: undefined, open: fn(), close: fn() },
    filters: filterState(depositsFilters, new URLSearchParams(), fn()),
    hrefs: { invest: '#invest' },
  },
});

/** A deposit of every status. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
});

/** No deposits yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.empty),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.loading),
});

/** The balance and the deposits failed to load: one banner for both. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.error),
});

/** Forty deposits in five currencies, nine-digit amounts and long names; the second page. */
export const FortyDeposits = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  args: { filters: filterState(depositsFilters, new URLSearchParams('page=2'), fn()) },
  beforeEach: ({ msw }) => msw.use(...depositHandlers.fortyDeposits),
});

/** The deposits are loaded. The balance failed to load. */
export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.partial),
});

/** An active deposit: autoinvestment can be switched, and the deposit can be closed. */
export const DetailsInWork = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
  play: () => openDetails(1),
});

/** What happens at the end of the term, and on which plan it continues. */
export const ChoosingTheNextTerm = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...depositHandlers.renewal),
  play: () => chooseNextTerm(),
});

/** The chosen plan would not take the amount. */
export const NextTermRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.renewalRefused),
  async play() {
    await chooseNextTerm();
    await userEvent.click(await screen.findByRole('button', { name: /^(Save the choice|Сохранить выбор)$/ }));
    await screen.findByText(/below the minimum|меньше минимальной/);
  },
});

/** Paid in bitcoin, not yet started. */
export const DetailsWaiting = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
  play: () => openDetails(0),
});

export const DetailsClosedEarly = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
  play: () => openDetails(3),
});

/** Closed by autoinvestment, which invested the whole amount again. */
export const DetailsContinued = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
  play: () => openDetails(4),
});

/** The exact receipt before the confirmation. */
export const ClosingEarly = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
  play: () => askToClose(),
});

/** A part of the deposit, with its fee and what remains. */
export const ClosingAPart = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...depositHandlers.partialClosing),
  play: () => askForPart(),
});

/** In the meantime less can be closed than the page knew. */
export const PartRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.partRefused),
  async play() {
    await askForPart();
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Close the part and receive|Закрыть часть и получить)/ }),
    );
    await screen.findByText(/above the maximum|больше максимальной/);
  },
});

/** The receipt failed to load, so closing cannot be confirmed. */
export const ClosingLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.closingLoading),
  play: () => askToClose(),
});

/** The term ended before the user confirmed. */
export const NotClosed = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.notClosable),
  async play() {
    await confirmClosing();
    await screen.findByRole('alert');
  },
});

/** After closing, the page shows the paid out amount. */
export const Closed = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
  async play() {
    await confirmClosing();
    await screen.findByRole('heading', { name: /The deposit is closed|Депозит закрыт/ });
  },
});
