import { setReaderLanguages } from '@meridian/dates';
import { render, screen, user } from '@meridian/testing';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DateField } from './DateField.tsx';

function Sample({ onDay, name }: { onDay: (day: string | undefined) => void; name?: string }) {
  const [day, setDay] = useState<string>();
  const choose = (chosen: string | undefined) => {
    setDay(chosen);
    onDay(chosen);
  };
  return (
    <>
      <DateField
        label="From"
        name={name}
        value={day}
        onChange={choose}
        maximum="2026-12-31"
        calendarLabel="Choose the day"
        letters={{ day: 'DD', month: 'MM', year: 'YYYY' }}
        messages={{
          unreadable: (pattern) => `Enter a date that exists, as ${pattern}.`,
          outside: 'Choose a day of this year.',
        }}
      />
      <button type="button" onClick={() => setDay(undefined)}>
        Clear
      </button>
    </>
  );
}

afterEach(() => setReaderLanguages([]));

test.each([
  ['en-US', '04/03/2026', 'Sun'],
  ['en-GB', '03/04/2026', 'Mon'],
])('Reads and shows days as people of %s do', async (region, typed, firstDay) => {
  setReaderLanguages([region]);
  const onDay = vi.fn();
  render(<Sample onDay={onDay} />);
  await user.type(screen.getByLabelText('From'), `${typed}{Enter}`);
  expect(onDay).toHaveBeenLastCalledWith('2026-04-03');
  await user.click(screen.getByRole('button', { name: 'Choose the day' }));
  await screen.findByRole('dialog');
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(firstDay);
});

test('Reports a day, or an empty field, on blur', async () => {
  const onDay = vi.fn();
  render(<Sample onDay={onDay} />);
  const field = screen.getByLabelText('From');
  await user.type(field, '1/2/2026');
  expect(onDay).not.toHaveBeenCalled();
  await user.tab();
  expect(onDay).toHaveBeenLastCalledWith('2026-01-02');
  expect(field).toHaveValue('01/02/2026');
  await user.clear(field);
  await user.tab();
  expect(onDay).toHaveBeenLastCalledWith(undefined);
});

test.each([
  ['10/1/26', 'Enter a date that exists, as MM/DD/YYYY.'],
  ['02/30/2026', 'Enter a date that exists, as MM/DD/YYYY.'],
  ['01/01/2027', 'Choose a day of this year.'],
])('shows the message for %s', async (text, sentence) => {
  const onDay = vi.fn();
  render(<Sample onDay={onDay} />);
  const field = screen.getByLabelText('From');
  await user.type(field, `${text}{Enter}`);
  expect(field).toHaveAccessibleDescription(sentence);
  expect(onDay).not.toHaveBeenCalled();
});

test('Clears the input when the page clears the value', async () => {
  render(<Sample onDay={() => {}} />);
  const field = screen.getByLabelText('From');
  await user.type(field, '10/01/2026');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveValue('');
});

test('Submits an ISO day whatever the typed format', async () => {
  const onSend = vi.fn();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget).getAll('from'));
      }}
    >
      <Sample name="from" onDay={() => {}} />
      <button type="submit">Send</button>
    </form>,
  );
  await user.type(screen.getByLabelText('From'), '10/1/2026');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith(['2026-10-01']);
});
