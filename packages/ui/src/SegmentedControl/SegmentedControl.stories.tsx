import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { useState } from 'react';
import { expect } from 'storybook/test';
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

export const Disabled = meta.story({ args: { isDisabled: true } });

/** Tab reaches it once, arrows switch at once and go round. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Русский' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', { name: 'English' })).toHaveFocus();
  },
});

/** From right to left the next one is on the left; with two alone either arrow would reach it. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { options: [...languages, { value: 'ar', label: 'العربية' }] },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Русский').getBoundingClientRect().right).toBeLessThan(
      canvas.getByText('English').getBoundingClientRect().left,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Русский' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'العربية' })).toBeChecked();
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Период',
    value: 'year',
    options: [
      { value: 'month', label: 'За последний календарный месяц' },
      { value: 'year', label: 'Превысокомногорассмотрительствующий период' },
      { value: 'all', label: 'За всё время' },
    ],
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const scheme = {
      label: say('Scheme', 'Оформление'),
      value: 'light',
      options: [
        { value: 'system', label: say('System', 'Как в системе') },
        { value: 'light', label: say('Light', 'Светлая') },
        { value: 'dark', label: say('Dark', 'Тёмная') },
      ],
      onChange: () => undefined,
    };
    const period = {
      label: say('Period', 'Период'),
      value: '30',
      options: [
        { value: '7', label: say('7 days', '7 дней') },
        { value: '30', label: say('30 days', '30 дней') },
      ],
      onChange: () => undefined,
    };
    return (
      <States cell="wide">
        <State name="three">
          <SegmentedControl {...scheme} />
        </State>
        <State name="two">
          <SegmentedControl {...period} />
        </State>
        <State name="hovered" is="hovered" on="label">
          <SegmentedControl {...scheme} />
        </State>
        <State name="focused" is="focused" on="label[data-selected]">
          <SegmentedControl {...scheme} />
        </State>
        <State name="disabled">
          <SegmentedControl {...scheme} isDisabled />
        </State>
      </States>
    );
  },
});
