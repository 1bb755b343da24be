import { loadMessages, render, screen, user } from '@meridian/testing';
import { expect, test, vi } from 'vitest';
import { MaintenancePage, messages } from '../index.ts';

const words = await loadMessages(messages);

const work = {
  active: true,
  startDate: '2026-10-15T11:00:00Z',
  endDate: '2026-10-15T13:00:00Z',
  message: null,
  retrySeconds: 30,
};

test('does not say that the end is unknown beside a message, which may say when', () => {
  const show = (message: string | null) =>
    render(
      <MaintenancePage work={{ ...work, endDate: null, message }} isAsking={false} onRetry={() => {}} />,
      {
        messages: words,
      },
    );
  const { unmount } = show(null);
  expect(screen.getByText(/not known yet/)).toBeVisible();
  unmount();
  show('The works end at noon.');
  expect(screen.getByText('The works end at noon.')).toBeVisible();
  expect(screen.queryByText(/not known yet/)).toBeNull();
});

test('shows what is paused, what is safe and until when, and checks on request', async () => {
  const onRetry = vi.fn();
  render(<MaintenancePage work={work} isAsking={false} onRetry={onRetry} />, {
    messages: words,
    language: 'ru',
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Идут технические работы');
  expect(screen.getByText(/Сроки и начисления не прерываются/)).toBeVisible();
  expect(screen.getAllByRole('time').map((time) => time.getAttribute('datetime'))).toEqual([
    work.startDate,
    work.endDate,
  ]);
  await user.click(screen.getByRole('button', { name: 'Проверить сейчас' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
