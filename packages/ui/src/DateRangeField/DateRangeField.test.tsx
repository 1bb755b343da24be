import { render, screen, user } from '@meridian/testing';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DateRangeField } from './DateRangeField.tsx';
import type { Period } from './Period.ts';

const words = {
  label: 'Period',
  fromLabel: 'From',
  toLabel: 'To',
  calendarLabel: 'Choose the period',
  letters: { day: 'DD', month: 'MM', year: 'YYYY' },
};
const messages = { unreadable: (pattern: string) => `Write it as ${pattern}.`, endsFirst: 'It ends first.' };

function Sample({ start, onPeriod }: { start: Period; onPeriod: (period: Period) => void }) {
  const [period, setPeriod] = useState(start);
  const choose = (chosen: Period) => {
    setPeriod(chosen);
    onPeriod(chosen);
  };
  return (
    <>
      <DateRangeField
        {...words}
        value={period}
        onChange={choose}
        maximum="2026-12-31"
        messages={{ ...messages, outside: 'Choose a day of this year.' }}
      />
      <button type="button" onClick={() => setPeriod({ from: undefined, to: undefined })}>
        Clear
      </button>
    </>
  );
}

const typeInto = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
};

test('Does not report a period that ends before it starts', async () => {
  const onPeriod = vi.fn();
  render(<Sample start={{ from: '2026-08-01', to: '2026-08-31' }} onPeriod={onPeriod} />);
  await typeInto('From', '9/1/2026');
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('It ends first.');
  expect(onPeriod).not.toHaveBeenCalled();
  await typeInto('To', '9/30/2026');
  expect(onPeriod).toHaveBeenCalledExactlyOnceWith({ from: '2026-09-01', to: '2026-09-30' });
  expect(screen.getByLabelText('To')).not.toHaveAccessibleDescription();
});

test('Accepts a period of one day and an open start or end', async () => {
  const onPeriod = vi.fn();
  render(<Sample start={{ from: '2026-08-01', to: undefined }} onPeriod={onPeriod} />);
  await typeInto('To', '8/1/2026');
  expect(onPeriod).toHaveBeenLastCalledWith({ from: '2026-08-01', to: '2026-08-01' });
  await user.clear(screen.getByLabelText('From'));
  await user.tab();
  expect(onPeriod).toHaveBeenLastCalledWith({ from: undefined, to: '2026-08-01' });
});

test('Shows the message for a day outside the bounds', async () => {
  const onPeriod = vi.fn();
  render(<Sample start={{ from: undefined, to: undefined }} onPeriod={onPeriod} />);
  await typeInto('To', '1/1/2027');
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Choose a day of this year.');
  expect(onPeriod).not.toHaveBeenCalled();
});

test('Clears both inputs when the page clears the period', async () => {
  render(<Sample start={{ from: '2026-08-01', to: '2026-08-31' }} onPeriod={() => {}} />);
  await typeInto('From', '9/1/2026');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByLabelText('From')).toHaveValue('');
  expect(screen.getByLabelText('To')).toHaveValue('');
});
