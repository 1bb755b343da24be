import {
  loadMessages,
  type Language,
  mockApi,
  mockServer,
  render,
  screen,
  user,
  waitFor,
} from '@meridian/testing';
import { AmountPrivacy } from '@meridian/ui';
import { expect, test, vi } from 'vitest';
import { AboutAmount, type AboutAmountProps } from './AboutAmount.tsx';
import { DisplayCurrencyChoice } from './DisplayCurrencyChoice.tsx';
import { DisplayCurrencyProvider } from './DisplayCurrencyProvider.tsx';
import { courses, dayCourses } from './displayCurrency.fixtures.ts';
import { displayCurrencyHandlers } from './displayCurrency.handlers.ts';
import { messages } from './messages.ts';

const texts = await loadMessages(messages);

const total = [
  { amount: '25179.62', currency: 'USDT' },
  { amount: '0.05', currency: 'BTC' },
] as const;

const show = (
  props: Partial<AboutAmountProps> = {},
  code: string | undefined = 'EUR',
  language: Language = 'en',
) =>
  render(
    <DisplayCurrencyProvider code={code}>
      <AboutAmount of={total} {...props} />
    </DisplayCurrencyProvider>,
    { messages: texts, language },
  );

const plain = (text: string | null) => text?.replace(/\s/g, ' ');

test.each([
  ['en', '≈ 26,152 EUR', '1 BTC ≈ 58,976 EUR', /Courses of .*12:00.AM. Source: Sample courses/],
  ['ru', '≈ 26 152 EUR', '1 BTC ≈ 58 976 EUR', /Курсы на .*00:00. Источник: Sample courses/],
] as const)(
  'shows the rounded sum, and course, source and time on a press (%s)',
  async (language, value, course, origin) => {
    mockServer.use(...displayCurrencyHandlers.goodDay);
    show({}, 'EUR', language);
    const button = await screen.findByRole('button');
    expect(plain(button.textContent)).toBe(value);
    await user.click(button);
    const dialog = await screen.findByRole('dialog');
    expect(plain(dialog.textContent)).toContain(course);
    expect(plain(dialog.textContent)).toMatch(origin);
  },
);

test.each([['USDT'], [undefined]])(
  'shows and asks for nothing when the display currency is %s',
  async (code) => {
    // No call is mocked: one would fail the test.
    const { container } = render(
      <DisplayCurrencyProvider code={code}>
        <AboutAmount of={total} />
      </DisplayCurrencyProvider>,
      { messages: texts },
    );
    expect(container).toBeEmptyDOMElement();
  },
);

test.each([
  ['old', 'EUR: the courses are old'],
  ['unknown', 'EUR: no course is known'],
  ['error', 'EUR: no course is known'],
] as const)('says it in words when the courses are %s', async (scenario, words) => {
  mockServer.use(...displayCurrencyHandlers[scenario]);
  const { container } = show();
  expect(await screen.findByRole('button', { name: words })).toBeVisible();
  expect(container).not.toHaveTextContent('≈');
});

test('is not known when the course of one currency is missing', async () => {
  mockServer.use(...displayCurrencyHandlers.goodDay);
  show({ of: [...total, { amount: '1', currency: 'TRX' }] });
  expect(await screen.findByRole('button', { name: 'EUR: no course is known' })).toBeVisible();
});

test('takes the course of a past day', async () => {
  const asked = vi.fn();
  mockServer.use(
    mockApi.get('/courses/{code}', 200, ({ params, query }) => {
      asked(params.code, query.toString());
      return dayCourses;
    }),
  );
  show({ of: [{ amount: '1000', currency: 'USDT' }], day: '2026-10-01', isBrief: true });
  const value = await screen.findByText(/≈/);
  expect(plain(value.textContent)).toBe('≈ 900 EUR');
  expect(plain(value.title)).toContain('1 USDT ≈ 0.9 EUR');
  expect(asked.mock.calls).toEqual([['EUR', 'currency=USDT&from=2026-10-01&to=2026-10-01']]);
});

test('keeps its line while the courses load, and writes less than a cent in words of its own', async () => {
  mockServer.use(...displayCurrencyHandlers.goodDay);
  const { container } = show({ of: [{ amount: '0.000001', currency: 'USDT' }] });
  expect(container.firstElementChild).toBeEmptyDOMElement();
  expect(plain((await screen.findByRole('button')).textContent)).toBe('< 0.01 EUR');
});

test('is hidden where amounts are hidden', async () => {
  mockServer.use(...displayCurrencyHandlers.goodDay);
  render(
    <AmountPrivacy hiddenLabel="hidden">
      <DisplayCurrencyProvider code="EUR">
        <AboutAmount isBrief of={total} />
      </DisplayCurrencyProvider>
    </AmountPrivacy>,
    { messages: texts },
  );
  expect((await screen.findByText(/≈/)).textContent).toBe('≈ ••• EUR');
});

test('offers the currencies of the server', async () => {
  mockServer.use(mockApi.get('/courses', 200, { ...courses, displayCurrencies: ['USDT', 'CHF'] }));
  const choose = vi.fn();
  render(<DisplayCurrencyChoice value="USDT" onChange={choose} />, { messages: texts });
  expect(await screen.findByRole('radio', { name: 'USDT' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'CHF' }));
  await waitFor(() => expect(choose).toHaveBeenCalledWith('CHF'));
});
