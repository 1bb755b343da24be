import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const messages = {
  unreadable: 'Enter the days in digits.',
  outside: 'From 1 to 365 whole days.',
};

const meta = preview.meta({
  component: NumberField,
  title: 'Components/NumberField',
  parameters: { layout: 'padded' },
  args: {
    label: 'Term in days',
    name: 'days',
    minValue: 1,
    maxValue: 365,
    incrementLabel: 'One day more',
    decrementLabel: 'One day less',
    messages: messages,
    onChange: fn(),
  },
});

export const Empty = meta.story();

export const Count = meta.story({ args: { defaultValue: 30 } });

export const Percentage = meta.story({
  args: {
    label: 'Share of the profit',
    defaultValue: 0.05,
    minValue: 0,
    maxValue: 1,
    step: 0.005,
    formatOptions: { style: 'percent', maximumFractionDigits: 1 },
    incrementLabel: 'Half a per cent more',
    decrementLabel: 'Half a per cent less',
  },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Share of the profit' });
    await expect(field).toHaveValue('5%');
    const more = /^Half a per cent more/;
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(field).toHaveValue('5.5%');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.055);
  },
});

/** At a bound, the button that would exceed it is disabled. */
export const AtItsBound = meta.story({
  args: { defaultValue: 365 },
  async play({ canvas }) {
    const more = /^One day more/;
    await expect(canvas.getByRole('button', { name: more })).toBeDisabled();
    const less = /^One day less/;
    await expect(canvas.getByRole('button', { name: less })).toBeEnabled();
  },
});

/** Arrows and Page keys step, Home and End go to the bounds. A typed value beyond a bound stays and is rejected. */
export const Keyboard = meta.story({
  args: { defaultValue: 30 },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('31');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('29');
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('365');
    await userEvent.keyboard('{Home}');
    await expect(field).toHaveValue('1');
    await userEvent.clear(field);
    await userEvent.keyboard('4000');
    await userEvent.tab();
    await expect(field).toHaveValue('4,000');
    await expect(field).toHaveAccessibleDescription('From 1 to 365 whole days.');
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Продолжительность действия автоматического реинвестирования в календарных днях',
    description: 'Высокотехнологичнопродолжительностьопределительный срок',
    maxValue: undefined,
    defaultValue: 123456789012345,
  },
});

/** Forty digits exceed the bound and get the same message as any value beyond it. */
export const FortyDigits = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1'.repeat(40));
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('From 1 to 365 whole days.');
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates(args) {
    const field = { ...args, value: undefined };
    const share = {
      label: 'Share of the profit',
      incrementLabel: 'Half a per cent more',
      decrementLabel: 'Half a per cent less',
      step: 0.005,
      messages: args.messages,
      formatOptions: { style: 'percent', maximumFractionDigits: 1 },
    } as const;
    return (
      <States>
        <State name="empty">
          <NumberField {...field} description="From 1 to 365" />
        </State>
        <State name="count">
          <NumberField {...field} defaultValue={30} />
        </State>
        <State name="percentage">
          <NumberField {...share} defaultValue={0.055} />
        </State>
        <State name="at its bound">
          <NumberField {...field} defaultValue={365} />
        </State>
        <State name="hovered" is="hovered" on="[role=presentation]">
          <NumberField {...field} defaultValue={30} />
        </State>
        <State name="focused" is="focused" on="[role=presentation]">
          <NumberField {...field} defaultValue={30} />
        </State>
        <State name="step hovered" is="hovered" on="button">
          <NumberField {...field} defaultValue={30} />
        </State>
        <State name="invalid">
          <NumberField {...field} errorMessage="Enter a term." />
        </State>
        <State name="disabled">
          <NumberField {...field} defaultValue={30} isDisabled />
        </State>
        <State name="read-only">
          <NumberField {...field} defaultValue={30} isReadOnly />
        </State>
      </States>
    );
  },
});
