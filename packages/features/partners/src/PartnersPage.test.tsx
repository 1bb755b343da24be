import { messages as listMessages, useFiltersInMemory } from '@meridian/lists';
import { messages as problemMessages } from '@meridian/problem';
import { messages as receiptMessages } from '@meridian/receipts';
import { loadMessages, mockApi, mockServer, render, screen, user, waitFor } from '@meridian/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from './messages.ts';
import { levels, somePartners } from './partners.fixtures.ts';
import { partnersHandlers } from './partners.handlers.ts';
import { PartnersPage } from './PartnersPage.tsx';
import { partnersFilters } from './partnersFilters.ts';

const texts = await loadMessages(messages, listMessages, problemMessages, receiptMessages);

afterEach(() => vi.unstubAllEnvs());

function PageInMemory({ query = '' }: { query?: string }) {
  return (
    <PartnersPage
      filters={useFiltersInMemory(partnersFilters, query)}
      inviteUrl="https://meridian.example/en/register?inviter=annapetrova"
      brandName="Plain"
      login="annapetrova"
    />
  );
}

it('says what is missing to the next tier, exactly', async () => {
  mockServer.use(...partnersHandlers.full);
  render(<PageInMemory />, { messages: texts });
  expect(await screen.findByText(/has to grow by 37,600\.00 USDT for tier 2/)).toBeVisible();
});

it('adds up what the partners of all levels brought', async () => {
  mockServer.use(...partnersHandlers.full);
  render(<PageInMemory />, { messages: texts });
  expect(await screen.findByText('676.25')).toBeVisible();
});

it('searches once the user stops typing, and never shows the response to an older search', async () => {
  const asked: (string | null)[] = [];
  let responseFirst = () => {};
  const first = new Promise<void>((resolve) => {
    responseFirst = resolve;
  });
  mockServer.use(
    mockApi.get('/user/referrals', 200, async ({ query }) => {
      const search = query.get('search');
      asked.push(search);
      if (search === 'partner1') await first;
      const items = somePartners.filter(({ login }) => login === search);
      return { items, page: 1, limit: 20, total: items.length, levels, line: [] };
    }),
    ...partnersHandlers.full,
  );
  render(<PageInMemory />, { messages: texts });
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'partner1');
  await waitFor(() => expect(asked).toContain('partner1'));
  await user.type(field, '2');
  expect(await screen.findByText('partner12')).toBeVisible();
  responseFirst();
  await waitFor(() => expect(screen.queryByText('partner1')).not.toBeInTheDocument());
  expect(screen.getByText('partner12')).toBeVisible();
  expect(asked.filter((search) => search?.startsWith('p'))).toEqual(['partner1', 'partner12']);
});

it('shows whom a partner invited, and everybody on the way back to oneself', async () => {
  mockServer.use(...partnersHandlers.full);
  render(<PageInMemory />, { messages: texts });
  await user.click(await screen.findByRole('button', { name: 'Details of partner22' }));
  await user.click(await screen.findByRole('button', { name: 'Show those whom partner22 invited' }));
  expect(await screen.findByRole('link', { name: 'partner21' })).toHaveAttribute(
    'href',
    '?inviter=partner21',
  );
  expect(screen.getByText('partner23')).toBeVisible();
  expect(screen.getByRole('link', { name: 'You, annapetrova' })).toHaveAttribute('href', '?');
});

it('exports the day on which a partner registered in the zone of the user, beside UTC', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const files: Blob[] = [];
  URL.createObjectURL = vi.fn((file: Blob) => `blob:${files.push(file)}`);
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const [partner] = somePartners;
  mockServer.use(
    mockApi.get('/user/referrals', 200, {
      items: [{ ...partner!, date: '2026-09-25T20:30:00Z' }],
      page: 1,
      limit: 20,
      total: 1,
      levels,
      line: [],
    }),
    ...partnersHandlers.full,
  );
  render(<PageInMemory />, { messages: texts });
  await user.click(await screen.findByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await files[0]!.text();
  expect(text).toContain('Date (Pacific/Auckland),Time,Date and time (UTC)');
  expect(text).toContain(',2026-09-26,08:30:00,2026-09-25T20:30:00Z,');
});

it('ignores what the server would reject in an address', () => {
  const address = new URLSearchParams('search=%00 dmi%07&inviter=%3Cb%3E&sort=name&sortDir=up&page=0');
  expect(partnersFilters.parse(address)).toEqual({ search: 'dmi', page: 1 });
});
