import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const messagesIn = (say: Say) => ({
  unreadable: say('Enter the days in digits.', 'Введите число дней цифрами.'),
  outside: say('From 1 to 365 whole days.', 'От 1 до 365 целых дней.'),
});

const meta = preview.meta({
  component: NumberField,
  title: 'Components/NumberField',
  parameters: {
    layout: 'padded',
    inRussian: {
      label: 'Срок в днях',
      incrementLabel: 'На день больше',
      decrementLabel: 'На день меньше',
      messages: messagesIn(sayIn('ru')),
    },
  },
  args: {
    label: 'Term in days',
    name: 'days',
    minValue: 1,
    maxValue: 365,
    incrementLabel: 'One day more',
    decrementLabel: 'One day less',
    messages: messagesIn(sayIn('en')),
    onChange: fn(),
  },
});

export const Empty = meta.story({
  async play({ canvas, globals }) {
    const name = sayIn(globals.language)('Term in days', 'Срок в днях');
    await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
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
  parameters: {
    inRussian: {
      label: 'Доля прибыли',
      incrementLabel: 'На полпроцента больше',
      decrementLabel: 'На полпроцента меньше',
    },
  },
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const field = canvas.getByRole('textbox', { name: say('Share of the profit', 'Доля прибыли') });
    await expect(field).toHaveValue(say('5%', '5\u00a0%'));
    const more = say(/^Half a per cent more/, /^На полпроцента больше/);
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(field).toHaveValue(say('5.5%', '5,5\u00a0%'));
    await expect(args.onChange).toHaveBeenLastCalledWith(0.055);
  },
});

/** At a bound, the button that would exceed it is disabled. */
export const AtItsBound = meta.story({
  args: { defaultValue: 365 },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const more = say(/^One day more/, /^На день больше/);
    await expect(canvas.getByRole('button', { name: more })).toBeDisabled();
    const less = say(/^One day less/, /^На день меньше/);
    await expect(canvas.getByRole('button', { name: less })).toBeEnabled();
  },
});

export const Invalid = meta.story({
  args: { defaultValue: 400, errorMessage: 'At most 365 days.' },
  parameters: { inRussian: { errorMessage: 'Не больше 365 дней.' } },
});

export const Disabled = meta.story({ args: { defaultValue: 30, isDisabled: true } });

export const ReadOnly = meta.story({ args: { defaultValue: 30, isReadOnly: true } });

/** Arrows and Page keys step, Home and End go to the bounds. A typed value beyond a bound stays and is rejected. */
export const Keyboard = meta.story({
  args: { defaultValue: 30 },
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
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
    await expect(field).toHaveValue(say('4,000', '4\u00a0000'));
    await expect(field).toHaveAccessibleDescription(
      say('From 1 to 365 whole days.', 'От 1 до 365 целых дней.'),
    );
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
});

/** Both decimal separators work in both languages. Unreadable text stays as typed and is rejected. */
export const EveryMark = meta.story({
  args: {
    ...Percentage.input.args,
    step: 0.0005,
    formatOptions: { style: 'percent', maximumFractionDigits: 2 },
  },
  parameters: Percentage.input.parameters,
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const field = canvas.getByRole('textbox');
    for (const typed of ['0.85', '0,85']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toHaveValue(typed);
      await userEvent.tab();
      await expect(field).toHaveValue(say('0.85%', '0,85\u00a0%'));
      await expect(args.onChange).toHaveBeenLastCalledWith(0.0085);
    }
    await userEvent.clear(field);
    await userEvent.type(field, '1e5');
    await userEvent.tab();
    await expect(field).toHaveValue('1e5');
    await expect(field).toHaveAccessibleDescription(messagesIn(say).unreadable);
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
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1'.repeat(40));
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(
      say('From 1 to 365 whole days.', 'От 1 до 365 целых дней.'),
    );
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
      messages: messagesIn(say),
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
        <State name="hovered" is="hovered" on="[role=presentation]">
          <NumberField {...words} defaultValue={30} />
        </State>
        <State name="focused" is="focused" on="[role=presentation]">
          <NumberField {...words} defaultValue={30} />
        </State>
        <State name="step hovered" is="hovered" on="button">
          <NumberField {...words} defaultValue={30} />
        </State>
        <State name="invalid">
          <NumberField {...words} errorMessage={say('Enter a term.', 'Укажите срок.')} />
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
