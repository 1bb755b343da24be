import { DisplayCurrencyProvider, messages as displayMessages } from '@meridian/display-currency';
import { messages as listMessages, useFiltersInMemory } from '@meridian/lists';
import { defaultBrand } from '@meridian/ui';
import { messages as problemMessages } from '@meridian/problem';
import { messages as receiptMessages } from '@meridian/receipts';
import { messages as statusMessages } from '@meridian/statuses';
import {
  type Language,
  loadMessages,
  mockServer,
  render,
  screen,
  user,
  waitFor,
  within,
} from '@meridian/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { operationDetailsMessages } from '../details/messages.ts';
import { operationsFilters } from '../list/operationsFilters.ts';
import { operationListMessages } from '../list/messages.ts';
import { OperationsPage } from '../list/OperationsPage.tsx';
import { messages } from '../messages.ts';
import { hrefs, someOperations } from '../operations.fixtures.ts';
import { operationsHandlers } from '../operations.handlers.ts';
import { statementFilters } from '../statement/statementFilters.ts';
import { StatementPage } from '../statement/StatementPage.tsx';
import { yearlyMessages } from '../yearly/messages.ts';
import { yearFilters } from '../yearly/yearFilters.ts';
import { YearlyReportPage } from '../yearly/YearlyReportPage.tsx';
import { documentsMessages } from './messages.ts';

const texts = await loadMessages(
  messages,
  documentsMessages,
  operationDetailsMessages,
  operationListMessages,
  yearlyMessages,
  listMessages,
  problemMessages,
  receiptMessages,
  statusMessages,
  displayMessages,
);

const saved: { name: string; content: Blob }[] = [];

/** Records downloads, which jsdom does not support. */
beforeEach(() => {
  saved.length = 0;
  let content = new Blob();
  URL.createObjectURL = vi.fn((blob: Blob) => {
    content = blob;
    return 'blob:pdf';
  });
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
  mockServer.use(...operationsHandlers.goodDay);
});

const october = 'currency=USDT&from=2026-10-01&to=2026-10-31';

function Statement({ query, hasDocuments }: { query: string; hasDocuments: boolean }) {
  return (
    <StatementPage
      filters={useFiltersInMemory(statementFilters, query)}
      brand={defaultBrand}
      login="maria"
      hasDocuments={hasDocuments}
      hrefs={{ operations: '/operations' }}
    />
  );
}

function showStatement({
  language = 'en',
  query = october,
  hasDocuments = true,
}: { language?: Language; query?: string; hasDocuments?: boolean } = {}) {
  render(<Statement query={query} hasDocuments={hasDocuments} />, { messages: texts, language });
}

interface ShownYear {
  language?: Language;
  code?: string;
  hasDocuments?: boolean;
}

function Year({ hasDocuments }: { hasDocuments: boolean }) {
  return (
    <YearlyReportPage
      filters={useFiltersInMemory(yearFilters, 'year=2025')}
      brand={defaultBrand}
      login="maria"
      hasDocuments={hasDocuments}
      hrefs={{ operations: '/operations' }}
    />
  );
}

function showYear({ language = 'en', code, hasDocuments = true }: ShownYear = {}) {
  render(
    <DisplayCurrencyProvider code={code}>
      <Year hasDocuments={hasDocuments} />
    </DisplayCurrencyProvider>,
    { messages: texts, language },
  );
}

function Operations({ hasDocuments }: { hasDocuments: boolean }) {
  return (
    <OperationsPage
      filters={useFiltersInMemory(operationsFilters, '')}
      hrefs={hrefs}
      hasDocuments={hasDocuments}
    />
  );
}

/** Opens the details of the newest refill. */
async function openRefill(hasDocuments = true): Promise<HTMLElement> {
  render(<Operations hasDocuments={hasDocuments} />, { messages: texts });
  const [row] = await screen.findAllByRole('button', { name: /^Details: Refill/ });
  await user.click(row!);
  return screen.findByRole('dialog');
}

async function file() {
  await waitFor(() => expect(saved).toHaveLength(1));
  return { name: saved[0]!.name, asked: await saved[0]!.content.text() };
}

test.each([
  ['en', /^Statement as PDF$/, 'statement_USDT_2026-10-01_2026-10-31.pdf', 'PDF downloaded.'],
  ['ru', /^Выписка в\sPDF$/, 'выписка_USDT_2026-10-01_2026-10-31.pdf', 'PDF скачан.'],
] as const)('saves in %s the statement that is shown, and says so', async (language, label, name, words) => {
  showStatement({ language });
  await user.click(await screen.findByRole('button', { name: label }));
  expect(await file()).toEqual({ name, asked: `statement?${october}&timeZone=UTC ${language}` });
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(spoken()).toContain(words));
});

test.each([
  [october, 'Balance on October 31, 2026, PDF', '2026-10-31'],
  // The statement was made on the second of November.
  ['currency=USDT&from=2026-11-01&to=2026-12-31', 'Balance on November 2, 2026, PDF', '2026-11-02'],
])('saves the balance of the last day of %s that is not after today', async (query, text, day) => {
  showStatement({ query });
  const button = await screen.findByRole('button', { name: /^Balance on/ });
  expect(button).toHaveTextContent(text);
  await user.click(button);
  expect(await file()).toEqual({
    name: `balance_${day}.pdf`,
    asked: `balance?date=${day}&timeZone=UTC en`,
  });
});

test('saves the receipt of the operation whose details are open', async () => {
  const drawer = await openRefill();
  const refill = someOperations.find(({ subject }) => subject === 'refill')!;
  await user.click(await within(drawer).findByRole('button', { name: 'Receipt as PDF' }));
  expect(await file()).toEqual({
    name: `receipt_${refill.id}.pdf`,
    asked: `operations/${refill.id}?timeZone=UTC en`,
  });
  expect(await within(drawer).findByText('PDF downloaded.')).toBeVisible();
});

test.each([
  ['en', /^Report as PDF$/, 'yearly-report_2025.pdf', 'PDF downloaded.'],
  ['ru', /^Отчёт в\sPDF$/, 'годовой_отчёт_2025.pdf', 'PDF скачан.'],
] as const)(
  'saves in %s the report of the year that is shown, and says so',
  async (language, label, name, words) => {
    showYear({ language });
    await user.click(await screen.findByRole('button', { name: label }));
    expect(await file()).toEqual({ name, asked: `year?year=2025&timeZone=UTC ${language}` });
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(spoken()).toContain(words));
  },
);

test('saves the report of the year with the values that are shown', async () => {
  showYear({ code: 'EUR' });
  await user.click(await screen.findByRole('button', { name: 'Report as PDF' }));
  expect((await file()).asked).toBe('year?year=2025&displayCurrency=EUR&timeZone=UTC en');
});

test('says that the server makes the document, and asks for it once', async () => {
  mockServer.use(...operationsHandlers.documentLoading);
  showStatement();
  const button = await screen.findByRole('button', { name: 'Statement as PDF' });
  await user.click(button);
  expect(await screen.findByText('Making the PDF')).toBeInTheDocument();
  await user.click(button);
  expect(button).toHaveFocus();
  expect(saved).toEqual([]);
});

test('says when to try again after too many documents', async () => {
  mockServer.use(...operationsHandlers.documentsTired);
  showStatement();
  await user.click(await screen.findByRole('button', { name: 'Statement as PDF' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/1 hour|60/);
  expect(saved).toEqual([]);
});

test('says what to choose when there was no account on the day', async () => {
  mockServer.use(...operationsHandlers.documentTooEarly);
  showStatement();
  await user.click(await screen.findByRole('button', { name: /^Balance on/ }));
  expect(await screen.findByText('There was no account on this day')).toBeVisible();
});

test('offers no document where they are switched off', async () => {
  showStatement({ hasDocuments: false });
  expect(await screen.findByRole('button', { name: /CSV/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
});

test('offers no report of the year where documents are switched off', async () => {
  showYear({ hasDocuments: false });
  expect(await screen.findByRole('button', { name: /CSV/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
});

test('offers no receipt where documents are switched off', async () => {
  const drawer = await openRefill(false);
  expect(await within(drawer).findByText('Balance after')).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: /PDF/ })).toBeNull();
});
