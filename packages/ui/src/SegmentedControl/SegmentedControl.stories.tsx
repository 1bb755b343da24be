import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'ru', label: 'Русский' },
];

/** A page that keeps what is chosen. */
function Kept(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  component: SegmentedControl,
  title: 'Components/SegmentedControl',
  parameters: { layout: 'padded' },
  args: { label: 'Language', value: 'en', options: languages, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
});

export const Language = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Русский'));
    await expect(canvas.getByRole('radio', { name: 'Русский' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => {
    const options = [
      { value: 'system', label: 'Как в системе' },
      { value: 'light', label: 'Светлая' },
      { value: 'dark', label: 'Тёмная' },
    ] as const;
    return (
      <Stack align="start">
        <SegmentedControl label="Оформление" value="light" onChange={() => undefined} options={options} />
        <SegmentedControl
          label="Оформление, пока недоступно"
          value="system"
          onChange={() => undefined}
          options={options}
          isDisabled
        />
      </Stack>
    );
  },
});
