import { render, screen, waitFor, within } from '@meridian/testing';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { getInitials } from './getInitials.ts';

it.each([
  ['Anna Petrova', 'AP'],
  ['Анна-Мария фон Крузенштерн', 'АК'],
  ['ivanova', 'I'],
  ['  ', ''],
  ['🙂 (нет имени)', 'НИ'],
])('shows the initials of “%s”', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

it('falls back to initials when the picture breaks, and tries again with a new picture', async () => {
  const { container, rerender } = render(<Avatar name="Anna Petrova" src="/gone.png" />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/gone.png');
  picture!.dispatchEvent(new Event('error'));
  await waitFor(() => expect(container.querySelector('img')).toBeNull());
  expect(screen.getByRole('img', { name: 'Anna Petrova' })).toHaveTextContent('AP');
  rerender(<Avatar name="Anna Petrova" src="/here.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/here.png');
});

it('is hidden from assistive technology when the name is beside it', () => {
  const { container } = render(<Avatar name="Anna Petrova" isDecorative />);
  expect(within(container).queryByRole('img')).toBeNull();
  expect(container.querySelector('[aria-hidden="true"] > [data-initials="AP"]')).not.toBeNull();
  expect(container).toHaveTextContent('');
});
