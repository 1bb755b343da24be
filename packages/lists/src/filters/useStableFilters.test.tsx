import { loadMessages, render, screen, user } from '@meridian/testing';
import { memo } from 'react';
import { expect, test, vi } from 'vitest';
import {
  readChoice,
  readCurrency,
  defineFilters,
  type FilterState,
  messages,
  readPage,
  useFiltersInMemory,
} from '../index.ts';

const format = defineFilters((search) => ({
  type: readChoice(search, 'type', ['bonus', 'system']),
  currency: readCurrency(search),
  page: readPage(search),
}));

const texts = await loadMessages(messages);
const rendered = vi.fn();

const Currency = memo(function Currency({
  onChange,
}: {
  onChange: FilterState<ReturnType<typeof format.parse>>['change'];
}) {
  rendered();
  return <button onClick={() => onChange({ currency: 'BTC' })}>currency</button>;
});

function List() {
  const { value, change } = useFiltersInMemory(format, 'page=3');
  return (
    <>
      <button onClick={() => change({ type: 'bonus' })}>type</button>
      <Currency onChange={change} />
      <output>{String(format.format(value))}</output>
    </>
  );
}

test('a filter does not render when another one changes, and does not undo its choice', async () => {
  render(<List />, { messages: texts });
  await user.click(screen.getByRole('button', { name: 'type' }));
  await user.click(screen.getByRole('button', { name: 'currency' }));
  expect(screen.getByRole('status')).toHaveTextContent('type=bonus&currency=BTC');
  expect(rendered).toHaveBeenCalledOnce();
});
