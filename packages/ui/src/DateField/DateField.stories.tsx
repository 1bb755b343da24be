import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  component: DateField,
  title: 'Components/DateField',
  parameters: { layout: 'padded' },
  args: { label: 'From', value: undefined, onChange: fn() },
});

export const Empty = meta.story();

export const Filled = meta.story({
  args: { value: '2026-10-01' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-10-01');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, value: '2026-10-01' } });

export const Period = meta.story({
  render: function Period() {
    const [from, setFrom] = useState<string | undefined>('2026-10-01');
    const [to, setTo] = useState<string>();
    return (
      <Inline gap={4}>
        <DateField label="From" value={from} onChange={setFrom} maximum={to} />
        <DateField label="To" value={to} onChange={setTo} minimum={from} />
      </Inline>
    );
  },
});
