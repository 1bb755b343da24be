import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

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
    messages: { unreadable: 'Enter the days in digits', outside: 'From 1 to 365 whole days' },
    onChange: fn(),
  },
});

export const Empty = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Term in days' })).toHaveValue('');
  },
});

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
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await expect(canvas.getByRole('textbox', { name: 'Share of the profit' })).toHaveValue(
      say('5%', '5\u00a0%'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Half a per cent more/ }));
    await expect(canvas.getByRole('textbox', { name: 'Share of the profit' })).toHaveValue(
      say('5.5%', '5,5\u00a0%'),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(0.055);
  },
});

/** At a bound the button that would pass it rests. */
export const AtItsBound = meta.story({
  args: { defaultValue: 365 },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /^One day more/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^One day less/ })).toBeEnabled();
  },
});

export const Invalid = meta.story({ args: { defaultValue: 400, errorMessage: 'At most 365 days' } });

export const Disabled = meta.story({ args: { defaultValue: 30, isDisabled: true } });

export const ReadOnly = meta.story({ args: { defaultValue: 30, isReadOnly: true } });

/** Arrows step, Page keys step, Home and End go to the bounds; what is typed beyond a bound stays and is refused. */
export const Keyboard = meta.story({
  // Groups of digits are written as an English reader writes them.
  globals: { language: 'en' },
  args: { defaultValue: 30 },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Term in days' });
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
    await expect(field).toHaveAccessibleDescription('From 1 to 365 whole days');
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

/** Forty digits are beyond the bound, which is said of them as of anything beyond it. */
export const FortyDigits = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Term in days' });
    await userEvent.type(field, '1'.repeat(40));
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('From 1 to 365 whole days');
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const words = {
      label: say('Term in days', 'Срок в днях'),
      incrementLabel: say('One day more', 'На день больше'),
      decrementLabel: say('One day less', 'На день меньше'),
      minValue: 1,
      maxValue: 365,
      messages: {
        unreadable: say('Enter the days in digits', 'Введите число дней цифрами'),
        outside: say('From 1 to 365 whole days', 'От 1 до 365 целых дней'),
      },
    };
    const share = {
      label: say('Share of the profit', 'Доля прибыли'),
      incrementLabel: say('Half a per cent more', 'На полпроцента больше'),
      decrementLabel: say('Half a per cent less', 'На полпроцента меньше'),
      step: 0.005,
      messages: words.messages,
      formatOptions: { style: 'percent', maximumFractionDigits: 1 },
    } as const;
    return (
      <States>
        <State name="empty">
          <NumberField {...words} description={say('From 1 to 365', 'От 1 до 365')} />
        </State>
        <State name="count">
          <NumberField {...words} defaultValue={30} />
        </State>
        <State name="percentage">
          <NumberField {...share} defaultValue={0.055} />
        </State>
        <State name="at its bound">
          <NumberField {...words} defaultValue={365} />
        </State>
        <State name="hovered" is="hovered" on="[role=group]">
          <NumberField {...words} defaultValue={30} />
        </State>
        <State name="focused" is="focused" on="[role=group]">
          <NumberField {...words} defaultValue={30} />
        </State>
        <State name="step hovered" is="hovered" on="button">
          <NumberField {...words} defaultValue={30} />
        </State>
        <State name="invalid">
          <NumberField {...words} errorMessage={say('Enter a term', 'Укажите срок')} />
        </State>
        <State name="disabled">
          <NumberField {...words} defaultValue={30} isDisabled />
        </State>
        <State name="read-only">
          <NumberField {...words} defaultValue={30} isReadOnly />
        </State>
      </States>
    );
  },
});
