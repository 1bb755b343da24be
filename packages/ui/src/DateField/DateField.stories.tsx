import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { DateField } from './DateField.tsx';

const words = {
  letters: { day: 'DD', month: 'MM', year: 'YYYY' },
  messages: {
    unreadable: (pattern: string) => `There is no such day. Write it as ${pattern}.`,
    outside: 'The period must not end before it begins.',
  },
};

const meta = preview.meta({
  component: DateField,
  title: 'Components/DateField',
  parameters: { layout: 'padded' },
  args: { label: 'From', value: undefined, onChange: fn(), ...words },
});

export const Empty = meta.story();

export const Filled = meta.story({
  args: { value: '2026-10-01' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('From')).toHaveValue('10/01/2026');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, value: '2026-10-01' } });

export const Period = meta.story({
  render: function Period() {
    const [from, setFrom] = useState<string | undefined>('2026-10-01');
    const [to, setTo] = useState<string>();
    return (
      <Inline gap={4}>
        <DateField {...words} label="From" value={from} onChange={setFrom} maximum={to} />
        <DateField {...words} label="To" value={to} onChange={setTo} minimum={from} />
      </Inline>
    );
  },
});
