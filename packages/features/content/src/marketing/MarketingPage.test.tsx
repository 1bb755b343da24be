import { loadMessages, render, screen, within } from '@meridian/testing';
import { expect, test } from 'vitest';
import { partnersSetting } from '../content.fixtures.ts';
import { messages } from '../messages.ts';
import { MarketingPage } from './MarketingPage.tsx';

const words = await loadMessages(messages);
const hrefs = { risks: '/risks', register: '/register', faq: '/faq' };

test('works the example out from the percentages of the server', () => {
  render(
    <MarketingPage
      partners={{
        ...partnersSetting,
        levels: [
          { level: 1, percent: '2.5' },
          { level: 2, percent: '0.75' },
        ],
        matchingPercent: '3',
      }}
      date="2026-10-15T12:00:00Z"
      hrefs={hrefs}
    />,
    { messages: words },
  );
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const figures = rows.slice(1).map((row) => row.textContent?.replace(/\s/g, ' '));
  expect(figures).toEqual(['Level 12.5%25.00 USDT', 'Level 20.75%7.50 USDT', 'Total32.50 USDT']);
  expect(screen.getByText(/matching at 3% brings you 0.90.USDT/)).toBeVisible();
  expect(screen.getByText(/^Example\./)).toBeVisible();
});

test('shows the risk statement above the link to the registration', () => {
  render(<MarketingPage partners={partnersSetting} date="2026-10-15T12:00:00Z" hrefs={hrefs} />, {
    messages: words,
  });
  const risk = screen.getByRole('complementary', { name: 'You can lose money' });
  const register = screen.getByRole('link', { name: /Register/ });
  expect(risk.compareDocumentPosition(register)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
