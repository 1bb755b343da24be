import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const languagesIn = (say: Say) => [
  { value: 'en', label: say('English', 'Английский') },
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
  parameters: { layout: 'padded', inRussian: { label: 'Язык', options: languagesIn(sayIn('ru')) } },
  args: {
    label: 'Language',
    value: 'en',
    options: languagesIn(sayIn('en')),
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
  async play({ canvas, globals, userEvent }) {
    const english = sayIn(globals.language)('English', 'Английский');
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
