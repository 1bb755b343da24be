import { loadMessages, render, screen } from '@meridian/testing';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import {
  awaitedRefill,
  cancelledRefill,
  expiredRefill,
  rejectedRefill,
  replenishedRefill,
} from './refill.fixtures.ts';
import { RefillStatusBadge } from './RefillStatusBadge.tsx';

const words = await loadMessages(messages);

test.each([
  [awaitedRefill, 'In process', 'Ждём перевод', 'neutral'],
  [replenishedRefill, 'Replenished', 'Зачислено', 'success'],
  [rejectedRefill, 'Rejected', 'Отклонено', 'danger'],
  [expiredRefill, 'Rejected: did not come in time', 'Отклонено: не пришло вовремя', 'neutral'],
  [cancelledRefill, 'Rejected: cancelled by you', 'Отклонено: вы отменили', 'neutral'],
])('has one of the three statuses of the specification: $id', (refill, english, russian, tone) => {
  for (const [language, label] of [
    ['en', english],
    ['ru', russian],
  ] as const) {
    const { unmount } = render(<RefillStatusBadge refill={refill} />, { messages: words, language });
    expect(screen.getByText(label).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
    unmount();
  }
});
