import { render, screen, user } from '@meridian/testing';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DateField } from './DateField.tsx';

function Sample({ onDay }: { onDay: (day: string | undefined) => void }) {
  const [day, setDay] = useState<string>();
  const choose = (chosen: string | undefined) => {
    setDay(chosen);
    onDay(chosen);
  };
  return (
    <>
      <DateField label="From" value={day} onChange={choose} />
      <button type="button" onClick={() => setDay(undefined)}>
        Clear
      </button>
    </>
  );
}

test('A year that is half typed is not taken for a day', async () => {
  const onDay = vi.fn();
  render(<Sample onDay={onDay} />);
  const field = screen.getByLabelText('From');
  await user.type(field, '0202-10-01');
  expect(field).toHaveValue('0202-10-01');
  expect(onDay).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '2026-10-01');
  expect(onDay).toHaveBeenLastCalledWith('2026-10-01');
});

test('A day that is taken away from outside leaves the field empty', async () => {
  render(<Sample onDay={() => {}} />);
  const field = screen.getByLabelText('From');
  await user.type(field, '2026-10-01');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveValue('');
});
