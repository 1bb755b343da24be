import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { DisplayCurrencyProvider } from '@meridian/display-currency';
import { expect, screen, waitFor } from 'storybook/test';
import { hrefs, user } from '../cabinet.fixtures.ts';
import { cabinetHandlers } from '../cabinet.handlers.ts';
import { CabinetPage } from './CabinetPage.tsx';

const meta = preview.meta({
  component: CabinetPage,
  title: 'Screens/Cabinet/Home',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'cabinet',
      purpose: 'Shows what is available, when more becomes available, and what happened last.',
      specification: '2, Cabinet home; 9, default balance currency',
      rules: [
        'One figure leads: the balance that the person chose. It is 44 px high, and nothing else has that size.',
        'Until today the line is solid, because the money is available. From today it is dotted to the day it becomes available.',
        'Each total and the available balance are shown once. Accruals are not among them.',
        'A new account sees an example of its line, the steps to the first deposit and one action. It shows no zeros.',
        'Until the phone is confirmed, a dialog over every page of the cabinet asks for its code.',
        'A total of all currencies needs exchange rates. Without them it is left out, not guessed.',
        'Amounts are shortened towards zero. Every shortened amount has its exact one nearby.',
      ],
    } satisfies ScreenStory,
  },
  args: { user, hrefs },
});

async function everythingIsHere() {
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

/** A balance, an active deposit and the last operations. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.goodDay);
  },
});

/** About what the amounts are worth in the currency that the user thinks in. */
export const InEuros = meta.story({
  decorators: [
    (Story) => (
      <DisplayCurrencyProvider code="EUR">
        <Story />
      </DisplayCurrencyProvider>
    ),
  ],
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.inEuros);
  },
});

/** Just registered: the steps to the first deposit, and one action. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.empty);
  },
});

/** Refilled: the steps that are left are above the rest. */
export const StepsAfterRefill = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.firstRefill);
  },
});

/** One active deposit and one that has not started. */
export const WaitingDeposit = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.waitingDeposit);
  },
});

/** A refill on its way beside everything else. */
export const AwaitedRefill = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.refillAwaitedLater);
  },
});

/** Just registered, with the first refill on its way. */
export const FirstRefill = meta.story({
  args: { user: { ...user, emailConfirmed: true } },
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.awaitedRefill);
  },
});

/** The choice of the figure that comes first. */
export const Choice = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.threeCurrencies);
  },
  async play({ userEvent }) {
    await everythingIsHere();
    await userEvent.click(await screen.findByRole('button', { name: /^(Available|Доступный)/ }));
    await screen.findByRole('dialog');
  },
});

/** An available balance, but no deposits. */
export const NoDeposits = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.noDeposits);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.loading);
  },
});

/** Every call fails: one banner, and the actions. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.error);
  },
});

/** One part failed and is left out, one is still loading, the others are shown. */
export const Partial = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.partial);
  },
});

/** Money in three currencies: the chosen one first, all of them in the total. */
export const ThreeCurrencies = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.threeCurrencies);
  },
});

/** Amounts of thirty digits, all shown. */
export const VastAmounts = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.vast);
  },
});

/** Forty deposits in five currencies, nine-digit amounts and long names: three rows, and a link to all. */
export const FortyDeposits = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.fortyDeposits);
  },
});

/** Without courses the total of all currencies is not known. */
export const WithoutCourses = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.noCourses);
  },
});
