import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'ru', label: 'Русский' },
];

/** Keeps the chosen value, like a page does. */
function Kept(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  component: SegmentedControl,
  title: 'Components/SegmentedControl',
  parameters: { layout: 'padded' },
  args: {
    label: 'Language',
    value: 'en',
    options: languages,
    onChange: () => undefined,
  },
  render: (args) => <Kept {...args} />,
});

export const Language = meta.story();

/** In the dark scheme surfaces look alike, so the words of the selected segment are stronger, at the same width. */
export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const segments = [...canvasElement.querySelectorAll('label')];
    const weights = () => segments.map((segment) => getComputedStyle(segment).fontWeight);
    const widths = () => segments.map((segment) => segment.getBoundingClientRect().width);
    const before = widths();
    await expect(weights()).toEqual(['600', '500']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Русский' }));
    await expect(weights()).toEqual(['500', '600']);
    await expect(widths()).toEqual(before);
  },
});

/** One Tab stop. Arrows switch at once and wrap around. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    const english = 'English';
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: english })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Русский' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: english })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', { name: english })).toHaveFocus();
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
    const scheme = {
      label: 'Scheme',
      value: 'light',
      options: [
        { value: 'system', label: 'System' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ],
      onChange: () => undefined,
    };
    const period = {
      label: 'Period',
      value: '30',
      options: [
        { value: '7', label: '7 days' },
        { value: '30', label: '30 days' },
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
        <State name="pressed" is="pressed" on="label:first-of-type">
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
